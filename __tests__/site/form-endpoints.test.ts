import type { DELIVERY } from "../../src/site/form-endpoints";

/** Where a build's forms send, and whether there's a newsletter. */
type Settings = Readonly<Record<string, string>>;

const original = process.env;
afterEach(() => {
  process.env = original;
});

/** A build's endpoints with these settings. */
function endpoints(settings: Settings): typeof DELIVERY {
  process.env = { ...original, ...settings };
  let built: typeof DELIVERY | undefined;
  jest.isolateModules(() => {
    built = jest.requireActual("../../src/site/form-endpoints").DELIVERY;
  });
  if (!built) throw new Error("the module was not loaded");
  return built;
}

const ELSEWHERE = "https://letters.duka.test/subscribe";
const ON_WORKERS = { GATSBY_FOR_WORKERS: "1" };

test.each<[string, Settings, boolean, string]>([
  ["no inbox and no URL", { GATSBY_INBOX: "" }, false, ""],
  ["an inbox", { GATSBY_INBOX: "1" }, true, "/content-api/newsletter"],
  ["a URL elsewhere", { GATSBY_NEWSLETTER_URL: ELSEWHERE }, true, ELSEWHERE],
  [
    "a URL next to an inbox",
    { GATSBY_INBOX: "1", GATSBY_NEWSLETTER_URL: ELSEWHERE },
    true,
    ELSEWHERE,
  ],
  ["an inbox on Workers, which can't send mail", { GATSBY_INBOX: "1", ...ON_WORKERS }, false, ""],
  [
    "a URL elsewhere, on Workers",
    { GATSBY_INBOX: "1", GATSBY_NEWSLETTER_URL: ELSEWHERE, ...ON_WORKERS },
    true,
    ELSEWHERE,
  ],
  ["0, a form that sends nothing", { GATSBY_NEWSLETTER_URL: "0" }, true, ""],
  ["a site without the feature", { GATSBY_INBOX: "1", GATSBY_WITHOUT_NEWSLETTER: "1" }, false, ""],
])("%s: whether there's a newsletter, and where it sends", (_, settings, isThere, url) => {
  const { hasNewsletter, newsletterUrl } = endpoints(settings);
  expect(hasNewsletter).toBe(isThere);
  if (isThere) expect(newsletterUrl).toBe(url);
});

test("the pricing form sends to its own URL if set, otherwise to the contact URL", () => {
  expect(endpoints({}).pricingFormUrl).toBe("/content-api/contact");
  expect(endpoints({ GATSBY_DELIVER_PRICING_FORM: "0" }).pricingFormUrl).toBe("");
  expect(endpoints({ GATSBY_DELIVER_PRICING_FORM: ELSEWHERE }).pricingFormUrl).toBe(ELSEWHERE);
});
