import fc from "fast-check";
import file from "../../../sample/company.json";
import { parseCompany } from "../../../src/content/company/company";
import { hostileValue } from "../../support/content/hostile-values";

/** This site's parsed file. */
const { company } = parseCompany(file);
if (!company) throw new Error("content/company.json cannot be used");

/** The file with another value at a path such as "facts.payment.till". */
function withValue(path: string, value: unknown): unknown {
  const copy = structuredClone(file) as object;
  const keys = path.split(".");
  const parent = keys.slice(0, -1).reduce<object>((at, key) => Reflect.get(at, key), copy);
  Reflect.set(parent, keys.at(-1) ?? "", value);
  return copy;
}

const sentences = (value: unknown) =>
  parseCompany(value).issues.map(
    ({ item, field, problem, action, shown }) =>
      `${item}: ${field} ${problem}; ${action}: ${shown}`,
  );

test("this site's file has nothing to report", () => {
  expect(parseCompany(file).issues).toEqual([]);
});

test.each([
  ["an empty name", "name", " ", "name is empty"],
  ["a missing phone", "phone", undefined, "phone is missing"],
  ["a phone number in words", "phone", "call us", "phone is “call us”, but must be a phone number"],
  ["a phone that is a number", "phone", 254, "phone is 254, but must be text"],
  ["no email address", "email", "hello@", "email is “hello@”, but must be an email address"],
  ["a site URL with a path", "siteUrl", "https://a.example/b", "siteUrl is “https://a.example/b”"],
  ["a site URL over http", "siteUrl", "http://a.example", "such as https://www.example.com"],
  ["an empty city", "address.city", "", "address.city is empty"],
  ["a country code of three letters", "address.countryCode", "KEN", "must be two capital letters"],
  [
    "an address that is text",
    "address",
    "Nairobi",
    "address is “Nairobi”, but must be a group of fields, in { }",
  ],
])("%s, which pages need, leaves no company, and is the last issue", (_name, path, value, line) => {
  expect(parseCompany(withValue(path, value)).company).toBeNull();
  expect(sentences(withValue(path, value)).at(-1)).toContain(line);
});

test.each([
  [
    "a WhatsApp number with punctuation",
    "whatsAppNumber",
    "+254 7",
    "must be a number with its country code",
  ],
  ["a WhatsApp number without a country code", "whatsAppNumber", "0733123456", "country code"],
  ["a portal that runs a script", "smsPortalUrl", "javascript:alert(1)", "smsPortalUrl is “javasc"],
  ["an API with a query", "messagingApiUrl", "https://a.example/?q", "messagingApiUrl is “https"],
  ["a latitude out of range", "address.latitude", 91, "must be at most 90"],
  ["a longitude that is text", "address.longitude", "36.8", "but must be a number"],
])("%s is a mistake that stops a build", (_name, path, value, line) => {
  const { mistakes } = parseCompany(withValue(path, value));
  expect(mistakes.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    expect.stringContaining(line),
  ]);
});

test.each(["whatsAppNumber", "smsPortalUrl", "messagingApiUrl", "address.latitude"])(
  "%s may be missing for a company that doesn't need it",
  (path) => {
    expect(parseCompany(withValue(path, undefined))).toMatchObject({ issues: [], mistakes: [] });
  },
);

test.each([
  ["a profile that runs a script", "social.twitter", "javascript:alert(1)", "nothing instead"],
  ["a fact that is a number", "facts.payment.paybill", 400200, "facts.payment.paybill is 400200"],
  ["an empty country", "facts.countriesServed", ["Kenya", ""], "countriesServed[2] is empty"],
  [
    "facts that are text",
    "facts",
    "none",
    "facts is “none”, but must be a group of fields, in { }",
  ],
  ["an unknown field", "address.town", "Nairobi", "address.town isn’t a known field"],
])("%s is one line in the report, and everything else stays", (_name, path, value, line) => {
  expect(sentences(withValue(path, value))).toEqual([expect.stringContaining(line)]);
  expect(parseCompany(withValue(path, value)).company?.legalName).toBe(company.legalName);
});

test("an invalid fact is left empty", () => {
  expect(parseCompany(withValue("facts.taxNumber", 5)).company?.facts.taxNumber).toBe("");
  expect(parseCompany(withValue("social.twitter", "x")).company?.social.twitter).toBe("");
});

test("facts and profiles may be missing entirely", () => {
  const { facts: _facts, social: _social, ...needed } = file;
  const { company: parsed, issues } = parseCompany(needed);
  expect(issues).toEqual([]);
  expect(parsed?.social.twitter).toBe("");
  expect(parsed?.facts.payment.till).toBe("");
});

test("a trailing slash doesn't double the slash of a path", () => {
  const { company: parsed } = parseCompany({
    ...file,
    siteUrl: "https://a.example/",
    messagingApiUrl: "https://api.a.example/v1/",
  });
  expect([parsed?.siteUrl, parsed?.messagingApiUrl]).toEqual([
    "https://a.example",
    "https://api.a.example/v1",
  ]);
});

test("whatever a field contains, the company is either complete and well-typed or null", () => {
  const types = (value: unknown): unknown =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, types(part)]))
      : typeof (value ?? 0); // null is a location that the map can't show
  fc.assert(
    fc.property(
      fc.constantFrom("name", "email", "smsPortalUrl", "address", "address.latitude", "facts"),
      hostileValue,
      (path, value) => {
        const { company: parsed } = parseCompany(withValue(path, value));
        if (!parsed) return;
        expect(types(parsed)).toEqual(types(company));
        expect(parsed.smsPortalUrl).toMatch(/^(?:$|https:\/\/)/);
      },
    ),
  );
});
