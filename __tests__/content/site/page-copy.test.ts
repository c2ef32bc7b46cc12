import { ALL_FEATURES } from "../../../src/content/site/feature-switches";
import { copyOfPage, pageCopy, switchedOnCopy } from "../../../src/content/site/page-copy";
import { CATALOGUE } from "../../fixtures/catalogue";

function parsed(body: unknown) {
  const result = pageCopy.parse(body);
  return result.kind === "filled"
    ? { pages: result.content, issues: result.issues }
    : { pages: pageCopy.empty(), issues: result.issues };
}

test("without the file pages have the specified words", () => {
  const { pages } = parsed(undefined);
  expect(pages.map(({ page, title }) => [page, title])).toEqual([
    ["about", "About Us"],
    ["services", "Our Services"],
    ["pricing", "Transparent & Flexible Pricing"],
    ["testimonials", "Hear from Our Clients"],
    ["caseStudies", "Case Studies"],
    ["tools", "Tools"],
    ["contact", "Contact Us"],
    ["blog", "Our Blog"],
    ["portal", "SMS Portal"],
    ["quotation", "Your quotation"],
    ["smsLength", "How many SMS parts will my text use?"],
    ["smsPrice", "Bulk SMS cost calculator"],
    ["senderId", "Sender ID kit"],
    ["ussdPhone", "Try a USSD menu"],
    ["ivrPhone", "Try a voice menu"],
    ["contactForm", "Tell us what you need"],
    ["pricingForm", "Talk to Us About Pricing"],
    ["latestPosts", "Latest articles"],
    ["newsletter", "Newsletter"],
  ]);
  expect(copyOfPage(pages, "testimonials").closingTitle).toBe("Ready to join our success stories?");
  expect(copyOfPage(pages, "blog").subtitle).toBe(
    "Insights, tips, and updates from our team of communication experts",
  );
  for (const { title, description } of pages) {
    expect(description).toMatch(/\S+ \S+/);
    expect(title).not.toBe(description);
  }
});

test("titles for search engines and cards default to the title, and the description to the subtitle", () => {
  const { pages, issues } = parsed({ about: { title: "Who we are", subtitle: "In {city}." } });
  expect(issues).toEqual([]);
  expect(copyOfPage(pages, "about")).toMatchObject({
    title: "Who we are",
    searchTitle: "Who we are",
    cardTitle: "Who we are",
    subtitle: "In Nairobi.",
    description: "In Nairobi.",
  });
});

test("a text quotes company facts, and an unknown fact is reported and the default shown", () => {
  const { pages, issues } = parsed({
    contact: { subtitle: "Ask {name} anything." },
    tools: { title: "Tools of {owner}", subtitle: "For {name" },
  });
  expect(copyOfPage(pages, "contact").subtitle).toBe("Ask Savanna Signal anything.");
  expect(copyOfPage(pages, "tools").title).toBe("Tools");
  expect(issues).toMatchObject([
    {
      field: "tools.title",
      problem: expect.stringContaining("{owner} isn’t one of: name, slogan"),
    },
    {
      field: "tools.subtitle",
      problem:
        "is “For {name”, but must have one { and one } around each placeholder, as in {name}",
    },
  ]);
});

test("an invalid group of words falls back to its defaults", () => {
  const { pages, issues } = parsed({ pricing: "cheap", blog: { keywords: "sms" } });
  expect(copyOfPage(pages, "pricing").title).toBe("Transparent & Flexible Pricing");
  expect(copyOfPage(pages, "blog").keywords).toEqual([]);
  expect(issues.map(({ field }) => field)).toEqual(["pricing", "blog.keywords"]);
});

test.each([
  [
    "pricing",
    "Sender IDs, short codes, bulk SMS and plans for every service, in Kenyan shillings.",
  ],
  ["about", "Messages that reach. Systems that connect."],
] as const)("the sample's %s page has the words that it ships with", (page, subtitle) => {
  expect(copyOfPage(CATALOGUE.pages, page).subtitle).toBe(subtitle);
});

test("without the file no section or tool promises anything", () => {
  const { pages } = parsed(undefined);
  for (const name of ["contactForm", "pricingForm", "latestPosts", "newsletter"] as const) {
    expect(copyOfPage(pages, name).subtitle).toBe("");
  }
  expect(copyOfPage(pages, "ussdPhone").points).toEqual([]);
});

test("a tool has the words from the file, and defaults for the rest", () => {
  const { pages, issues } = parsed({
    senderId: { searchTitle: "Name check", subtitle: "For senders in {country}." },
    ussdPhone: { points: ["We draw it in {city}.", "We answer {reply}."] },
  });
  expect(issues).toEqual([]);
  expect(copyOfPage(pages, "senderId")).toMatchObject({
    title: "Sender ID kit",
    searchTitle: "Name check",
    subtitle: "For senders in Kenya.",
    description: "For senders in Kenya.",
    action: "Check a name",
  });
  expect(copyOfPage(pages, "ussdPhone").points).toEqual([
    "We draw it in Nairobi.",
    "We answer within 24 hours.",
  ]);
});

test("a page of a switched-off feature has no words", () => {
  const { pages } = parsed(undefined);
  const kept = switchedOnCopy(pages, { ...ALL_FEATURES, portal: false, tools: false });
  expect(kept.map(({ page }) => page)).toEqual([
    "about",
    "services",
    "pricing",
    "testimonials",
    "caseStudies",
    "contact",
    "blog",
    "contactForm",
    "pricingForm",
    "latestPosts",
    "newsletter",
  ]);
  expect(() => copyOfPage(kept, "tools")).toThrow("no page copy for “tools”");
});
