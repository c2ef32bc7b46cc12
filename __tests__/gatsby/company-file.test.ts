import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { CONTENT_FILE_MAX_BYTES } from "../../src/content-files/content-file";
import { readCompany } from "../../src/gatsby/company-file";
import { readFonts } from "../../src/gatsby/fonts/brand-fonts";
import { companyValues, writeSiteValues } from "../../src/gatsby/site-values";
import {
  BRAND,
  BRAND_COLOURS,
  DEFAULT_SITE_URL,
  MARKET,
  MESSAGING_API_URL,
  PROMISES,
  TIME_ZONE,
} from "../../src/site/company/brand";
import { COMPANY } from "../../src/site/company/company-facts";
import { temporaryFolder } from "../support/temporary-folder";

const GOOD = readFileSync("sample/company.json", "utf8");
const lineOf = (text: string): number => GOOD.slice(0, GOOD.indexOf(text)).split("\n").length;
const folder = temporaryFolder();
const FILE = path.join(folder, "content/company.json");

beforeEach(() => {
  for (const name of ["content", ".generated"]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  mkdirSync(path.dirname(FILE));
});

/** One build with the file as `text`. */
function build(text: string) {
  cpSync("sample/images/brand", path.join(folder, "content/images/brand"), {
    recursive: true,
  });
  writeFileSync(FILE, text);
  const root = path.dirname(FILE);
  writeSiteValues(root, folder);
  const result = readCompany(root);
  const { company, drawings } = result;
  return { ...result, values: companyValues(company, drawings, readFonts(company, root).fonts) };
}
const generated = (name: string) => readFileSync(path.join(folder, ".generated", name), "utf8");

test("the values of this site are those of its file", () => {
  const { messagingApiUrl, siteUrl, facts, brand, market, promises, ...names } = JSON.parse(GOOD);
  expect([BRAND, BRAND_COLOURS, COMPANY, DEFAULT_SITE_URL, MESSAGING_API_URL, PROMISES]).toEqual([
    names,
    brand.colours,
    facts,
    siteUrl,
    messagingApiUrl,
    promises,
  ]);
  const { timeZone, ...customs } = market;
  expect(TIME_ZONE).toBe(timeZone);
  expect(MARKET).toEqual({
    ...customs,
    currency: { ...market.currency, decimals: 2 },
    utcOffsets: [[-8.64e15, 3 * 3_600_000]],
  });
});

test.each<[field: string, good: string, wrong: string, instead: unknown]>([
  ["language", '"en-KE"', '"Kenya"', "en"],
  ["timeZone", '"Africa/Nairobi"', '"Africa/Nowhere"', "UTC"],
  ["currency.code", '"KES"', '"Shilling"', "USD"],
  ["tax.percent", "16", '"sixteen"', 0],
])("a wrong %s is replaced and reported", (field, good, wrong, instead) => {
  const { company, issues } = build(GOOD.replace(good, wrong));
  const fields = JSON.parse(JSON.stringify(company.market));
  expect(field.split(".").reduce((value, name) => value[name], fields)).toBe(instead);
  expect(issues).toEqual([expect.objectContaining({ field: `market.${field}` })]);
});

test("a currency without small units has none in its prices", () => {
  const { values } = build(GOOD.replace('"KES"', '"UGX"'));
  expect(values.MARKET.currency).toMatchObject({
    code: "UGX",
    decimals: 0,
  });
});

test.each<[string, () => void, string]>([
  ["missing", () => undefined, "content/company.json is missing"],
  ["not JSON", () => writeFileSync(FILE, GOOD.slice(0, -3)), "is not valid JSON"],
  ["a folder", () => mkdirSync(FILE), "is not a JSON file"],
  ["too long", () => writeFileSync(FILE, " ".repeat(10_000_000)), "has more than 1000 KB"],
  ["a link", () => symlinkSync("/etc/hostname", FILE), "is not a JSON file"],
])("a file that is %s ends the build with a sentence", (_name, spoil, problem) => {
  expect(CONTENT_FILE_MAX_BYTES).toBe(1_000_000);
  build(GOOD);
  rmSync(FILE);
  spoil();
  expect(() => readCompany(path.join(folder, "content"))).toThrow(problem);
  expect(() => readCompany(path.join(folder, "content"))).toThrow(
    "the site that is served stays as it is",
  );
});

test("a wrong field that pages need ends the build with file, line and field", () => {
  build(GOOD);
  writeFileSync(FILE, GOOD.replace('"hello@savannasignal.example"', '"hello"'));
  expect(() => readCompany(path.join(folder, "content"))).toThrow(
    `“content/company.json”, line ${lineOf('"email"')}: email is “hello”, but must be an e-mail address. Correct it and`,
  );
});

test("a wrong field that pages can do without is left empty and reported, with its line", () => {
  const { company, issues } = build(GOOD.replace('"taxNumber": ""', '"taxNumber": 5'));
  expect(company.facts.taxNumber).toBe("");
  expect(issues).toEqual([
    expect.objectContaining({
      item: `“content/company.json”, line ${lineOf('"taxNumber": ""')}`,
      field: "facts.taxNumber",
    }),
  ]);
});

test("a colour that could not be read gives way, and the report says to what", () => {
  const { company, values, issues, changes } = build(GOOD.replace("#C5337B", "#F2A900"));
  expect(issues).toEqual([]); // no mistake: it is published
  expect(company.brand.colours.accent).toBe("#F2A900");
  const { accent } = values.BRAND_COLOURS;
  expect(changes[0]).toEqual({
    section: "Company",
    item: `“content/company.json”, line ${lineOf('"accent"')}`,
    field: "brand.colours.accent",
    problem: "is #F2A900, but white on it or beside it has a contrast of 2.0, where 4.5 is needed",
    action: "repaired",
    shown: `${accent} in its place`,
  });
  expect(changes.slice(1).map(({ problem }) => problem)).toContainEqual(
    expect.stringMatching(/^makes the shade #\w+ \(accent-300\), but /),
  );
  const style = generated("site.css");
  expect(style).toContain(`--accent-600:${accent};`);
  expect(style).toContain("--primary-800:#2b3857;");
});

test("the values and styles of a company are written for what imports them", () => {
  const name = 'Twiga\\" </script><script>alert(1)</script> `';
  const { values } = build(GOOD.replace('"Savanna Signal"', JSON.stringify(name)));
  expect(JSON.parse(generated("site-values.json"))).toEqual({
    ...values,
    MESSAGING_RULES: expect.objectContaining({ networks: [] }), // this folder has no such file
  });
  expect(values.BRAND.name).toBe(name);
  expect(generated("site.css")).toContain("--font-text: Figtree, ");
  expect(generated("site.css")).toContain('font-family: "Sora Fallback: Arial";');
});

test("values that are there and the same are left alone; another company's replace them", () => {
  build(GOOD);
  const place = path.join(folder, ".generated/site-values.json");
  const { ino } = statSync(place);
  build(GOOD);
  expect(statSync(place).ino).toBe(ino);
  build(GOOD.replace('"Savanna Signal"', '"Twiga"'));
  expect(JSON.parse(generated("site-values.json")).BRAND.name).toBe("Twiga");
});
