import POLICY from "../../../sample/legal/privacy-policy.json";
import TERMS from "../../../sample/legal/terms-of-service.json";
import {
  completeLegal,
  type LegalFacts,
  legalDocuments,
  legalDocumentsOf,
} from "../../../src/content/catalogue/legal-documents";
import { ALL_FEATURES } from "../../../src/content/site/feature-switches";
import { readCatalogue } from "../../../src/gatsby/sourcing/content-folder";
import { BRAND } from "../../../src/site/company/brand";
import { COMPANY } from "../../../src/site/company/company-facts";
import { DELIVERY } from "../../../src/site/form-endpoints";

const PART = { id: "who", heading: "Who we are", paragraphs: ["We are here."], points: [] };
const DOCUMENT = {
  id: "privacy-policy",
  file: "content/legal/privacy-policy.json",
  title: "Privacy Policy",
  description: "What we do with data.",
  updated: "2026-11-20",
  underReview: false,
  parts: [PART],
};

function parse(change: object) {
  const result = legalDocuments.parse([{ ...DOCUMENT, ...change }]);
  return {
    document: result.kind === "filled" ? result.content[0] : undefined,
    issues: result.issues.map(({ field, problem, action }) => `${field} ${problem}; ${action}`),
  };
}
const paragraphsOf = (...paragraphs: string[]) =>
  parse({ parts: [{ ...PART, paragraphs }] }).document?.parts[0]?.paragraphs;

afterEach(() => Object.assign(COMPANY, { taxNumber: "" }));

test("both legal texts of this site can be shown, without leftover placeholders", () => {
  const { legalDocuments: documents } = readCatalogue().records;
  expect(documents.map(({ slug }) => slug)).toEqual(["privacy-policy", "terms-of-service"]);
  for (const { parts } of documents) expect(parts.length).toBeGreaterThan(8);
  expect(JSON.stringify(documents)).not.toMatch(/\{\w+\}|undefined/);
});

test("placeholders are replaced by the site's values", () => {
  expect(
    paragraphsOf(
      "{name}, {legalName}, {phone}, {email}, {office}, {city}, {country}",
      "{serverLogsDays} days, {contactDraftHours} hours, {cacheMinutes} minutes, {enquiryKeptMonths} months",
    ),
  ).toEqual([
    `${BRAND.name}, ${BRAND.legalName}, ${BRAND.phone}, ${BRAND.email}, ${BRAND.address.building}, ${BRAND.address.street}, ${BRAND.address.city}, ${BRAND.address.country}`,
    "14 days, 24 hours, 5 minutes, 24 months",
  ]);
  expect(parse({ description: "About {name}." }).document?.description).toBe(
    `About ${BRAND.name}.`,
  );
});

test("a paragraph or point that quotes an empty fact is left out without a report", () => {
  const part = {
    ...PART,
    paragraphs: ["KRA PIN: {taxNumber}.", "We."],
    points: ["PIN {taxNumber};"],
  };
  const empty = parse({ parts: [part] });
  expect(empty.issues).toEqual([]);
  expect(empty.document?.parts[0]).toMatchObject({ paragraphs: ["We."], points: [] });
  Object.assign(COMPANY, { taxNumber: "P051234567X" });
  expect(parse({ parts: [part] }).document?.parts[0]).toMatchObject({
    paragraphs: ["KRA PIN: P051234567X.", "We."],
    points: ["PIN P051234567X;"],
  });
});

test("a paragraph that facts make too long is cut and reported", () => {
  Object.assign(COMPANY, { taxNumber: "1".repeat(100) });
  const paragraph = "{taxNumber} ".repeat(250);
  const { document, issues } = parse({ parts: [{ ...PART, paragraphs: [paragraph] }] });
  expect(document?.parts[0]?.paragraphs[0]).toHaveLength(20_001);
  expect(issues).toEqual([
    "parts[1].paragraphs[1] has 25,249 characters, but at most 20,000 can be shown; repaired",
  ]);
});

test.each<[string, object, string]>([
  [
    "an unknown placeholder",
    { parts: [{ ...PART, paragraphs: ["Write to {emial}.", "We."] }] },
    "parts[1].paragraphs[1] is “Write to {emial}.”, but {emial} isn’t one of: name, legalName,",
  ],
  [
    "code in braces",
    { parts: [{ ...PART, points: ["{process.env.HOME}"] }] },
    "parts[1].points[1] is “{process.env.HOME}”, but {process.env.HOME} isn’t one of",
  ],
  [
    "a name that every object has",
    { parts: [{ ...PART, points: ["{constructor}"] }] },
    "{constructor} isn’t one of",
  ],
  [
    "a placeholder that never ends",
    { parts: [{ ...PART, paragraphs: [`{${"a".repeat(10_000)}}`] }] },
    `but {${"a".repeat(39)} isn’t one of`,
  ],
  ["no title", { title: "" }, "title is empty; dropped"],
  ["a date in words", { updated: "today" }, "updated is “today”, but must be a date"],
  [
    "a review date in words",
    { underReview: "no" },
    "underReview is “no”, but must be true or false",
  ],
  ["parts that are text", { parts: "All" }, "parts is “All”, but must be a list; dropped"],
  [
    "an anchor with a space",
    { parts: [{ ...PART, id: "Who we are" }, PART] },
    "parts[1].id is “Who we are”, but must be lower-case letters, digits and hyphens; dropped",
  ],
  ["a page that doesn't exist", { id: "cookies" }, "id is “cookies”, but must be one of"],
])("%s is one line in the report", (_name, change, line) => {
  expect(parse(change).issues).toEqual([expect.stringContaining(line)]);
});

test("without a date the page shows none, and an invalid review counts as open", () => {
  expect(parse({ updated: "31 November" }).document?.updated).toBe("");
  expect(parse({ underReview: "yes" }).document?.underReview).toBe(true);
});

test("two sections with the same anchor get different ones", () => {
  const { document } = parse({ parts: [PART, PART] });
  expect(document?.parts.map(({ id }) => id)).toEqual(["who", "who-2"]);
});

test("HTML in a text is shown as text", () => {
  expect(paragraphsOf("<img src=x onerror=alert(1)>")).toEqual(["<img src=x onerror=alert(1)>"]);
});

test("a text that can't be read leaves a page that says whom to ask, and is reported", () => {
  const { documents, issues } = completeLegal([]);
  expect(documents.map(({ title, parts }) => [title, parts])).toEqual([
    ["Privacy Policy", []],
    ["Terms of Service", []],
  ]);
  expect(documents[0]?.description).toContain(BRAND.email);
  expect(issues.map(({ item, action }) => [item, action])).toEqual([
    ["“legal/privacy-policy.json”", "replaced"],
    ["“legal/terms-of-service.json”", "replaced"],
  ]);
});

describe("text that depends on the site", () => {
  test("if the inbox is on Cloudflare, the policy says how long erased data stays in its back-ups", () => {
    const { hasInbox } = DELIVERY;
    const before = process.env.GATSBY_FOR_WORKERS;
    const said = () =>
      readCatalogue()
        .records.legalDocuments.flatMap(({ parts }) =>
          parts.flatMap(({ paragraphs }) => paragraphs),
        )
        .filter((text) => text.includes("up to 30 days in the back-ups"));
    try {
      process.env.GATSBY_FOR_WORKERS = "1";
      Object.assign(DELIVERY, { hasInbox: true });
      expect(said()).toHaveLength(1);
      Object.assign(DELIVERY, { hasInbox: false });
      expect(said()).toEqual([]);
      process.env.GATSBY_FOR_WORKERS = "";
      Object.assign(DELIVERY, { hasInbox: true });
      expect(said()).toEqual([]);
    } finally {
      process.env.GATSBY_FOR_WORKERS = before ?? "";
      Object.assign(DELIVERY, { hasInbox });
    }
  });

  test.each<[string, Partial<LegalFacts>, readonly string[]]>([
    ["every part", {}, ["Tools.", "Chat.", "Map.", "Films.", "Portal.", "Linked."]],
    ["no film", { hasFilms: false }, ["Tools.", "Chat.", "Map.", "Portal.", "Linked."]],
    [
      "no tools, chat, map and portal",
      { features: { tools: false, whatsApp: false, map: false, portal: false } },
      ["Films."],
    ],
  ])("a text only mentions what the site has: %s", (_case, change, expected) => {
    const paragraphs = [
      "{ifTools} Tools.",
      "{ifWhatsApp} Chat.",
      "{ifMap} Map.",
      "{ifFilms} Films.",
      "{ifPortal} Portal.",
      "{ifPortalLinked} Linked.",
    ];
    const facts = {
      features: ALL_FEATURES,
      hasFilms: true,
      plansVat: "quoted" as const,
      ...change,
    };
    const result = legalDocumentsOf(facts).parse([
      { ...DOCUMENT, parts: [{ ...PART, paragraphs }] },
    ]);
    expect(result).toMatchObject({ content: [{ parts: [{ paragraphs: expected }] }] });
  });

  test.each([
    ["quoted", "We confirm VAT on plans in your quote."],
    ["exclusive", "Each price says whether VAT is included."],
  ] as const)("the terms state the VAT rule of the prices: %s", (plansVat, rule) => {
    const facts = { features: ALL_FEATURES, hasFilms: true, plansVat };
    const result = legalDocumentsOf(facts).parse([
      { ...DOCUMENT, ...TERMS, id: "terms-of-service" },
    ]);
    expect(JSON.stringify(result)).toContain(
      `Prices are in Kenyan shillings. ${rule} What you pay`,
    );
  });

  test.each([
    ["no inbox", false, "", "and our content service"],
    ["only an inbox", true, "", "host our website and carry"],
    ["an inbox before a content service", true, "1", "and our content service"],
  ])("the policy names who receives an enquiry: %s", (_case, hasInbox, service, words) => {
    const { hasInbox: before } = DELIVERY;
    try {
      Object.assign(DELIVERY, { hasInbox });
      process.env.GATSBY_CONTENT_SERVICE = service;
      const receivers = legalDocuments.parse([{ ...DOCUMENT, ...POLICY, id: "privacy-policy" }]);
      const text = JSON.stringify(receivers);
      expect(text.match(/Those of our staff who answer you/g)).toHaveLength(1);
      expect(text).toContain(words);
      expect(text.includes("How long the form was open")).toBe(hasInbox);
      expect(text.includes("under 3 seconds")).toBe(hasInbox);
      expect(text.includes("erased after two days")).toBe(hasInbox);
    } finally {
      Object.assign(DELIVERY, { hasInbox: before });
      Reflect.deleteProperty(process.env, "GATSBY_CONTENT_SERVICE");
    }
  });

  test("the policy mentions the stored analytics choice only if there are analytics", () => {
    const said = () =>
      JSON.stringify(legalDocuments.parse([{ ...DOCUMENT, ...POLICY, id: "privacy-policy" }]));
    const before = process.env.GATSBY_GA_MEASUREMENT_ID;
    try {
      process.env.GATSBY_GA_MEASUREMENT_ID = "";
      expect(said()).not.toContain("your choice about analytics");
      process.env.GATSBY_GA_MEASUREMENT_ID = "G-ABC1234567";
      expect(said()).toContain("your choice about analytics");
    } finally {
      process.env.GATSBY_GA_MEASUREMENT_ID = before ?? "";
    }
  });

  test("paragraphs whose condition doesn't hold for the build are left out", () => {
    const texts = [
      "{ifAnalytics} We count.",
      "{ifNoAnalytics} We do not count.",
      "{ifPortalLinked} A page.",
    ];
    const before = process.env.GATSBY_GA_MEASUREMENT_ID;
    try {
      process.env.GATSBY_GA_MEASUREMENT_ID = "";
      expect(paragraphsOf(...texts)).toEqual(["We do not count.", "A page."]);
      process.env.GATSBY_GA_MEASUREMENT_ID = "G-ABC1234567";
      expect(paragraphsOf(...texts)).toEqual(["We count.", "A page."]);
    } finally {
      process.env.GATSBY_GA_MEASUREMENT_ID = before ?? "";
    }
    const { pricingFormUrl, hasInboxNewsletter, hasInbox } = DELIVERY;
    const forms = [
      "{ifPricingFormSends} Sent.",
      "{ifPricingFormSilent} Not sent.",
      "{ifInbox} Here.",
      "{ifNoInbox} There.",
      "{ifInboxNewsletter} Confirmed.",
    ];
    try {
      Object.assign(DELIVERY, {
        pricingFormUrl: "",
        hasInboxNewsletter: true,
        hasInbox: true,
      });
      expect(paragraphsOf(...forms)).toEqual(["Not sent.", "Here.", "Confirmed."]);
      Object.assign(DELIVERY, {
        pricingFormUrl: "/contact",
        hasInboxNewsletter: false,
        hasInbox: false,
      });
      expect(paragraphsOf(...forms)).toEqual(["Sent.", "There."]);
    } finally {
      Object.assign(DELIVERY, { pricingFormUrl, hasInboxNewsletter, hasInbox });
    }
  });
});
