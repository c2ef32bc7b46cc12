import { pageTitle } from "../../src/components/seo/page-metadata";
import { promotionalHours } from "../../src/content/messaging/promotional-hours";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
import { MESSAGING_RULES } from "../../src/site/company/values";
import { ENQUIRY_KEPT_MONTHS, MENU_LEVELS_MAX, USSD_SCREEN_MAX_CHARS } from "../../src/site/limits";
import { OWN_CONTENT, USSD_MENU } from "../fixtures/catalogue";
import { bundledTexts } from "../support/content/bundled-text";

const TEXTS = bundledTexts();
const { services, whyUs } = readCatalogue().records;

/** Our own text on the pages, without clients' quotes and answers to questions. */
const APHORISTIC: readonly (readonly [page: string, content: unknown])[] = [
  ...services.map(
    ({ serviceId, features, process, benefits, useCases }) =>
      [serviceId, { features, process, benefits, useCases }] as const,
  ),
  ["why us", whyUs],
];

/**
 * The values that the texts state, with their number of occurrences. Groups of a match are joined
 * by "-".
 */
const stated = (pattern: RegExp): readonly string[] =>
  TEXTS.flatMap((text) => Array.from(text.matchAll(pattern), ([, ...groups]) => groups.join("-")));

test.each([
  ["sender ID length", /(?:up to|at most|max) +(\d\d) +characters/gi, ["11"]],
  ["USSD screen", /(?:about|at most) (\d{3}) characters/g, ["182"]],
  ["sender ID approval", /(\w+ to \w+) working days/g, ["2 to 14"]],
  ["short code approval and integration", /(\w+)(?:-|–| to | or )(\w+) weeks/g, ["4-8", "4-6"]],
  ["promotional hours", /(\d\d:00)(?: to | and |–)(\d\d:00)/g, ["08:00-18:00"]],
  ["enquiry storage", /keep an enquiry for (\d+) months/g, ["24"]],
  ["cache in the browser", /content service for (\w+) minutes/g, ["5"]],
  ["idle USSD session", /assume (.+?) for the customer to reply/g, ["one minute"]],
  ["menu levels", /(\d)-level menus out of the box|up to (\d) levels/g, ["4-", "-4"]],
])("%s is the same wherever it's stated", (_name, pattern, values) => {
  expect(new Set(stated(pattern))).toEqual(new Set(values));
});

test("the values in texts match the data", () => {
  const approvals = MESSAGING_RULES.networks.map(({ approval }) => approval);
  expect(new Set(approvals)).toEqual(new Set(["2 to 14 working days"]));
  expect(promotionalHours(MESSAGING_RULES)).toEqual({ from: "08:00", to: "18:00" });
  const lengths = new Set(MESSAGING_RULES.networks.map(({ maxChars }) => maxChars));
  expect([...lengths, USSD_SCREEN_MAX_CHARS, MENU_LEVELS_MAX]).toEqual([11, 182, 4]);
  expect([ENQUIRY_KEPT_MONTHS, USSD_MENU.timeoutS]).toEqual([24, 60]);
});

test("technical support is always 24/7", () => {
  const support = TEXTS.filter((text) => /technical support/i.test(text));
  expect(support.length).toBeGreaterThan(2);
  expect(support.filter((text) => !/24\/7|around the clock/.test(text))).toEqual([]);
});

/** A word that the site uses, and the spellings it doesn't, except names that the product fixes. */
test.each([
  ["authorization", /\bauthoris/i],
  ["centre", /\bcenters?\b/i],
  ["setup", /\bset-ups?\b/i],
  ["email", /\be-mails?\b/i],
  ["login", /\blog-ins?\b/i],
  ["catalogue", /\bcatalogs?\b/i],
  ["colour", /\bcolors?\b/i],
  ["halfway", /\bhalf-way\b/i],
  ["organisation", /\borganiz/i],
  ["recognise", /\brecogniz/i],
  ["personalise", /\bpersonaliz/i],
  ["synchronise", /\bsynchroniz/i],
  ["anonymise", /\banonymiz/i],
  ["analyse", /\banalyz/i],
  ["enquiry", /\binquir/i],
  ["licence, the noun", /\b(?:a|the|your|own) licenses?\b/i],
  ["programme", /\b(?:a|the|loyalty|school) programs?\b/i],
  ["honour, neighbour, favour", /\b(?:honor|neighbor|favor|labor|behavior)/i],
  ["travelled, cancelled", /\b(?:traveler|traveled|canceled|canceling|labeled)/i],
  ["defence", /\b(?:defense|offense)/i],
  ["judgement", /\bjudgment/i],
  ["learned", /\blearnt/i],
  ["Kenyan shillings", /Kenya shillings/i],
])("%s has one spelling", (_word, other) => {
  const fixedNames = /Call Center|CALL CENTER|call-center|^call center$/g; // the last as cards use it
  const misspelt = TEXTS.filter((text) => other.test(text.replace(fixedNames, "")));
  expect(misspelt).toEqual([]);
});

test("quotation marks and apostrophes are straight", () => {
  expect(TEXTS.filter((text) => /[‘’“”]/.test(text))).toEqual([]);
});

test("texts price and count SMS parts, not SMS, units or messages", () => {
  const other = /\bper SMS\b(?! part)|\bSMS units?\b|\bmessages? (?:that )?you (?:order|buy)\b/i;
  expect(TEXTS.filter((text) => /\bSMS parts?\b/.test(text)).length).toBeGreaterThan(5);
  expect(TEXTS.filter((text) => other.test(text))).toEqual([]);
});

test.each(APHORISTIC)("%s has at most one aphorism of the kind “X, not Y”", (_page, content) => {
  const contrast = /,? (?:and )?not (?:an?|in|on|only|your|surprises|from)\b/g;
  expect(JSON.stringify(content).match(contrast)?.length ?? 0).toBeLessThan(2);
});

test("every post's title fits search results, including the brand", () => {
  const titles = OWN_CONTENT.blogPosts.content.map(({ title, metaTitle }) =>
    pageTitle(metaTitle || title),
  );
  expect(titles).toHaveLength(12);
  expect(titles.filter((title) => title.length > 60)).toEqual([]);
});

test("no text assumes that readers have an account manager", () => {
  expect(TEXTS.filter((text) => /(?:your|the|an) account manager/i.test(text))).toEqual([]);
});
