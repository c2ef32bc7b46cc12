import { pictureDigests, type ShownValue } from "../../src/gatsby/report/shown";
import { launchItems, launchText } from "../../src/release/launch-check";
import type { Launch } from "../../src/release/launch-items";
import { readFolder } from "../../src/release/read-launch";
import { NO_CHANNELS, READY, withSettings, withShown } from "../support/launch";

const SAMPLE = readFolder("sample");

/** The second company with one value replaced or added. */
const seeded = ({ kind, place, value }: ShownValue) => {
  const { values } = READY.shown;
  const at = values.findIndex((one) => one.kind === kind);
  const seed = { kind, place: values[at]?.place ?? place, value };
  return withShown({ values: at < 0 ? [...values, seed] : values.with(at, seed) });
};

test("a complete company has nothing open, even with its newsletter switched off", () => {
  expect(launchItems(READY)).toEqual([]);
  expect(launchText([])).toMatch(/^This site is ready to go live/);
});

/** What distinguishes the sample from other companies: the fields that owners replace. */
const KINDS =
  /^(?:company\.(?:name|legalName|slogan|description|siteUrl|phone|whatsAppNumber|email|smsPortalUrl|messagingApiUrl|address\.(?:building|street|latitude|longitude)|social\.\w+|promises\.commitment|facts\.reviews\.(?:score|count))|about\.\w+|hero\.(?:heading|services\.description)|team\.members\.(?:name|bio)|testimonials\.(?:name|company|quote)|clientTestimonials\.(?:author|company|text)|clients\.name|services\.(?:description|testimonials\.(?:author|company|quote))|videos\.(?:title|company|link)|caseStudies\.(?:title|company|description)|blogPosts\.(?:title|author|lead)|prices\.philosophy)$/;
const SEEDS = SAMPLE.values.filter(({ kind, value }) => KINDS.test(kind) && value !== "");

test("each value of the sample is reported when it's put into another company", () => {
  expect(SEEDS.length).toBeGreaterThan(60);
  const missed = SEEDS.filter((seed) => {
    const texts = launchItems(seeded(seed)).map(({ text }) => text);
    return !texts.some((text) => text.includes(seed.value.slice(0, 80)));
  });
  expect(missed).toEqual([]);
});

test.each([...Object.entries(SAMPLE.pictures), ...Object.entries(pictureDigests("starter"))])(
  "the picture %s is recognised under another name",
  (file, digest) => {
    const pictures = { ...READY.shown.pictures, "content/images/ours.jpg": digest };
    expect(launchItems(withShown({ pictures }))).toEqual([
      {
        group: expect.stringMatching(/^Sample/),
        text: expect.stringMatching(
          new RegExp(`^The picture content/images/ours.jpg is the same as ${file.split("/")[0]}/`),
        ), // the sample has one picture under two names
        where: expect.anything(),
      },
    ]);
  },
);

test("a sample name inside a text, and an example host, are reported", () => {
  for (const value of ["Ask Wairimu Gathogo first.", "Write to desk@other.example today."]) {
    const items = launchItems(seeded({ kind: "blogPosts.lead", place: "", value }));
    expect(items.map(({ text }) => text)).toEqual([expect.stringContaining(value)]);
  }
});

test.each<[string, () => Launch, string, RegExp]>([
  ["no licence", () => seeded(fact("communicationsLicence")), "Must", /company\.json.*licence/s],
  ["no registration", () => seeded(fact("dataProtectionRegistration")), "Must", /data protection/],
  ["no way to pay", () => seeded(fact("payment.till")), "Must", /how to pay/],
  [
    "a map elsewhere",
    () => seeded({ ...fact("latitude"), kind: "company.address.latitude", value: "51.5" }),
    "Must",
    /51\.5.*isn’t in Uganda/,
  ],
  ["an empty fact", () => seeded(fact("taxNumber")), "Should", /taxNumber/],
  ["terms unsaid", () => seeded(fact("payment.notice")), "Should", /payment\.notice/],
  [
    "a plan that doesn't say what it counts",
    () => seeded({ kind: "services.pricing.counted", place: "", value: "" }),
    "Should",
    /content\/services.*The plan “[^”]+: Duka” doesn’t say what counts or /s,
  ],
  [
    "a plan that doesn't say what happens beyond that",
    () => seeded({ kind: "services.pricing.beyond", place: "", value: "" }),
    "Should",
    /The plan “[^”]+: Duka” doesn’t say .* what extra usage costs\./,
  ],
  [
    "a byline without a person",
    () => seeded({ kind: "blogPosts.author", place: "", value: "Nobody Here" }),
    "Should",
    /content\/authors.*Nobody Here.*isn’t on the team/s,
  ],
  [
    "tax unsaid",
    () => seeded({ kind: "prices.plansVat", place: "", value: "quoted" }),
    "Should",
    /plansVat/,
  ],
  [
    "no service in the contact form",
    () => {
      const values = READY.shown.values.filter(
        ({ kind }) => kind !== "services.contactChoice.label",
      );
      return withShown({ values });
    },
    "Should",
    /inContactForm.*only choice is “Other”/s,
  ],
  [
    "a service without a picture",
    () => seeded({ kind: "services.benefitsImage", place: "", value: "" }),
    "Should",
    /content\/images.*1 service without a picture/s,
  ],
  [
    "a text under review",
    () => seeded({ kind: "legalDocuments.underReview", place: "", value: "true" }),
    "Must",
    /lawyer/,
  ],
  [
    "a client who has not agreed",
    () => seeded({ kind: "clients.permission", place: "", value: "" }),
    "Must",
    /content\/clients.*The logo of “Masaka Dairy” is shown, but their permission has no date\./s,
  ],
  ["no address", () => withSettings({ siteUrl: "http://nalubaalepay.test" }), "Must", /SITE_URL/],
  [
    "an example address",
    () => withSettings({ siteUrl: "https://www.a.example" }),
    "Must",
    /SITE_URL/,
  ],
  [
    "a form that sends nothing",
    () => withSettings({ pricingFormUrl: "0" }),
    "Must",
    /pricing form/,
  ],
  ["no analytics", () => withSettings({ gaMeasurementId: null }), "Should", /GA_MEASUREMENT_ID/],
  ["HTTPS unconfirmed", () => ({ ...READY, hasHsts: false }), "Should", /HTTPS/],
  ["a content API that's down", () => ({ ...READY, isApiUp: false }), "Must", /content API at/],
  [
    "a host that tells nobody",
    () => ({ ...READY, channels: NO_CHANNELS }),
    "Must",
    /don’t reach anybody/,
  ],
  ["a host that can't send mail", () => ({ ...READY, isEdge: true }), "Should", /can’t send email/],
  [
    "a host that only serves files",
    () => withSettings({ hasInbox: false }),
    "Must",
    /don’t reach anybody/,
  ],
])("%s is one item with its group and place", (_name, launch, group, text) => {
  const items = launchItems(launch());
  expect(items).toHaveLength(1);
  expect(items[0]?.group).toBe(group);
  expect(launchText(items)).toMatch(text);
});

test("plans without a price needn't say what they count, because the quote does", () => {
  const values = READY.shown.values.map((one) =>
    /pricing\.(?:currency|counted|beyond)$/.test(one.kind) ? { ...one, value: "" } : one,
  );
  expect(launchItems(withShown({ values }))).toEqual([]);
});

test("how long enquiries are kept is the owner's decision, and doesn't block", () => {
  const enquiriesKept = { name: "", date: "" };
  expect(launchItems({ ...READY, signedOff: { ...READY.signedOff, enquiriesKept } })).toEqual([
    {
      group: "Should",
      text: expect.stringMatching(/kept for 24 months .* privacy policy .*ENQUIRY_KEPT_MONTHS/),
      where: "content/launch.json (enquiriesKept)",
    },
  ]);
});

test("a map of a country with unknown borders should be checked, but isn't called wrong", () => {
  const inGhana = {
    "company.address.countryCode": "GH",
    "company.address.country": "Ghana",
    "company.address.latitude": "5.56",
    "company.address.longitude": "-0.2",
  };
  const values = READY.shown.values.map((one) => ({
    ...one,
    value: Object.entries(inGhana).find(([kind]) => kind === one.kind)?.[1] ?? one.value,
  }));
  const launch = withShown({ values });
  expect(launchItems(launch)).toEqual([
    {
      group: "Should",
      text: expect.stringMatching(/5\.56, -0\.2\. We don’t know the borders of Ghana/),
      where: "content/launch.json (map)",
    },
  ]);
  const { settings } = launch.shown;
  const withoutMap = { ...launch.shown, settings: { ...settings, hasMap: false } };
  expect(launchItems({ ...launch, shown: withoutMap })).toEqual([]);
  const map = { name: "Efua Mensah", date: "2026-11-05" };
  expect(launchItems({ ...launch, signedOff: { ...launch.signedOff, map } })).toEqual([]);
});

test("a guest author with a record is recognised", () => {
  const launch = seeded({ kind: "blogPosts.author", place: "", value: "Tendo Mirembe" });
  const guest = { kind: "authors.name", place: "authors[1].name", value: "Tendo Mirembe" };
  expect(launchItems(launch)).toHaveLength(1);
  const values = [...launch.shown.values, guest];
  expect(launchItems({ ...launch, shown: { ...launch.shown, values } })).toEqual([]);
});

const fact = (name: string): ShownValue => ({
  kind: `company.facts.${name}`,
  place: "",
  value: "",
});

test.each(["prices", "apiReference", "clients"] as const)(
  "%s must be signed off with name and date",
  (question) => {
    for (const half of [
      { name: "", date: "2026-11-02" },
      { name: "Akinyi Were", date: "" },
    ]) {
      const signedOff = { ...READY.signedOff, [question]: half };
      expect(launchItems({ ...READY, signedOff })).toEqual([
        {
          group: "Must",
          text: expect.stringMatching(/^Nobody has signed off/),
          where: `content/launch.json (${question})`,
        },
      ]);
    }
  },
);

test("a drawing that the company has replaced is no missing picture", () => {
  const { values } = seeded({ kind: "services.benefitsImage", place: "", value: "" }).shown;
  const pictures = { ...READY.shown.pictures, "content/images/site/service.jpg": "a digest" };
  expect(launchItems(withShown({ values, pictures }))).toEqual([]);
});

test("each drawing of a section that the site shows is named with its replacement", () => {
  const open = (values: readonly ShownValue[]) =>
    launchItems(withShown({ values: [...values], pictures: {} })).flatMap(
      ({ text }) => /Add your own picture as (\S+)\.$/.exec(text)?.[1] ?? [],
    );
  const { values } = READY.shown;
  expect(open(values)).toEqual(["about.jpg", "why-us.jpg", "how-it-works.jpg"]);
  expect(open(values.filter(({ kind }) => !kind.startsWith("howItWorks.steps")))).toEqual([
    "about.jpg",
    "why-us.jpg",
  ]);
});

test("a company without prices has no prices to sign off, and needs no way to pay", () => {
  const signedOff = { ...READY.signedOff, prices: { name: "", date: "" } };
  const { shown } = READY;
  const values = shown.values.filter(
    ({ kind }) => !/^(?:prices|services\.pricing|company\.facts\.payment)\./.test(kind),
  );
  const musts = launchItems({ ...READY, signedOff, shown: { ...shown, values } }).filter(
    ({ group }) => group === "Must",
  );
  expect(musts).toEqual([]);
});

test("a licence is only required with SMS prices or an API, and API documentation only with an API", () => {
  const signedOff = { ...READY.signedOff, apiReference: { name: "", date: "" } };
  const openFor = (hasApi: boolean, hasTiers: boolean) => {
    const { shown } = seeded(fact("communicationsLicence"));
    const values = shown.values.filter(({ kind }) => hasTiers || !kind.startsWith("prices.tiers."));
    const settings = { ...shown.settings, hasApi };
    return launchItems({ ...READY, signedOff, shown: { ...shown, values, settings } }).map(
      ({ text }) => /licence|API/.exec(text)?.[0],
    );
  };
  expect(openFor(true, false)).toEqual(["licence", "API"]);
  expect(openFor(false, true)).toEqual(["licence"]);
  expect(openFor(false, false)).toEqual([]);
});

test("the sample has items in every group, and prints all of them on demand", () => {
  const items = launchItems({ ...READY, shown: { ...READY.shown, ...SAMPLE } });
  const text = launchText(items);
  expect(text).toMatch(/^Must \(\d+\)$/m);
  expect(text).toMatch(/^Sample content still in place \(\d+\)$/m);
  expect(text).toMatch(/… and \d+ more \(--all\)/);
  expect(launchText(items, true)).not.toContain("--all");
});

test("the sample's logo and icon are among its pictures", () => {
  expect(Object.keys(SAMPLE.pictures)).toEqual(
    expect.arrayContaining(["sample/images/brand/logo.svg", "sample/images/brand/icon.png"]),
  );
});
