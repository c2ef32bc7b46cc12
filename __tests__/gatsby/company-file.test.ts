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

/** One build with the file containing `text`. */
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

test("this site's values are those in its file", () => {
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

test.each<[field: string, good: string, wrong: string, problem: string]>([
  ["market.language", '"en-KE"', '"Kenya"', "is “Kenya”, but must be"],
  ["market.timeZone", '"Africa/Nairobi"', '"Africa/Nowhere"', "is “Africa/Nowhere”, but must be"],
  ["market.currency.code", '"KES"', '"Shilling"', "is “Shilling”, but must be"],
  ["market.tax.percent", "16", '"sixteen"', "is “sixteen”, but must be a number"],
  ["facts.taxNumber", '"taxNumber": ""', '"taxNumber": 5', "is 5, but must be text"],
  ["phone", "+254 700 000 000", "0711 222 333 / 0722 333 444", "is “0711 222 333 / 0722 333 444”"],
])("an invalid %s stops the build with file, line and field", (field, good, wrong, problem) => {
  build(GOOD);
  writeFileSync(FILE, GOOD.replace(good, wrong));
  expect(() => readCompany(path.join(folder, "content"))).toThrow(
    `“content/company.json”, line ${lineOf(good)}: ${field} ${problem}`,
  );
});

test("a currency without minor units has none in its prices", () => {
  const { values } = build(GOOD.replace('"KES"', '"UGX"'));
  expect(values.MARKET.currency).toMatchObject({
    code: "UGX",
    decimals: 0,
  });
});

test.each<[string, () => void, string]>([
  ["missing", () => undefined, "content/company.json is missing"],
  ["not JSON", () => writeFileSync(FILE, GOOD.slice(0, -3)), "isn’t valid JSON"],
  ["a folder", () => mkdirSync(FILE), "is a folder, not a file"],
  ["too long", () => writeFileSync(FILE, " ".repeat(10_000_000)), "is larger than 1 MB"],
  [
    "a link",
    () => symlinkSync("/etc/hostname", FILE),
    "is a link, or in a linked folder, that leads outside",
  ],
])("a file that's %s stops the build with a sentence", (_name, spoil, problem) => {
  expect(CONTENT_FILE_MAX_BYTES).toBe(1_000_000);
  build(GOOD);
  rmSync(FILE);
  spoil();
  expect(() => readCompany(path.join(folder, "content"))).toThrow(problem);
  expect(() => readCompany(path.join(folder, "content"))).toThrow(
    "The published site stays as it is",
  );
});

test("a missing or unknown field that pages can do without is reported", () => {
  const { issues } = build(GOOD.replace('"percent": 16', '"percents": 16'));
  expect(issues.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    "market.tax.percents isn’t a known field",
    "market.tax.percent is missing",
  ]);
});

test("a mistake in site.json or navigation.json also stops the build", () => {
  build(GOOD);
  const write = (name: string, text: string) =>
    writeFileSync(path.join(folder, "content", name), text);
  const written = () => writeSiteValues(path.join(folder, "content"), folder);
  write("navigation.json", '{\n  "header": "Home"\n}');
  expect(written).toThrow(
    "“content/navigation.json”, line 2: header is “Home”, but must be a list",
  );
  write("navigation.json", '{\n  "header": [],,\n}');
  expect(written).toThrow("content/navigation.json isn’t valid JSON, line 2");
  rmSync(path.join(folder, "content/navigation.json"));
  write("site.json", '{\n  "map": "no"\n}');
  expect(written).toThrow("“content/site.json”, line 2: map is “no”, but must be true or false");
});

test("an unreadable colour is adjusted, and the report says to what", () => {
  const { company, values, issues, changes } = build(GOOD.replace("#C5337B", "#F2A900"));
  expect(issues).toEqual([]); // not a mistake, because it's published
  expect(company.brand.colours.accent).toBe("#F2A900");
  const { accent } = values.BRAND_COLOURS;
  expect(changes[0]).toEqual({
    section: "Company",
    item: `“content/company.json”, line ${lineOf('"accent"')}`,
    field: "brand.colours.accent",
    problem:
      "is #F2A900, but white on it or next to it has a contrast of only 2.0 instead of at least 4.5",
    action: "repaired",
    shown: `visitors see ${accent} instead`,
  });
  expect(changes.slice(1).map(({ problem }) => problem)).toContainEqual(
    expect.stringMatching(/^results in the shade #\w+ \(accent-300\), but /),
  );
  const style = generated("site.css");
  expect(style).toContain(`--accent-600:${accent};`);
  expect(style).toContain("--primary-800:#2b3857;");
});

test("a company's values and styles are written for the modules that import them", () => {
  const name = 'Twiga\\" </script><script>alert(1)</script> `';
  const { values } = build(GOOD.replace('"Savanna Signal"', JSON.stringify(name)));
  expect(JSON.parse(generated("site-values.json"))).toEqual({
    ...values,
    // this folder has neither file
    MESSAGING_RULES: expect.objectContaining({ networks: [] }),
    PAGE_NAMES: {},
  });
  expect(values.BRAND.name).toBe(name);
  expect(generated("site.css")).toContain("--font-text: Figtree, ");
  expect(generated("site.css")).toContain('font-family: "Sora Fallback: Arial";');
});

test("unchanged values aren't rewritten, and another company's replace them", () => {
  build(GOOD);
  const place = path.join(folder, ".generated/site-values.json");
  const { ino } = statSync(place);
  build(GOOD);
  expect(statSync(place).ino).toBe(ino);
  build(GOOD.replace('"Savanna Signal"', '"Twiga"'));
  expect(JSON.parse(generated("site-values.json")).BRAND.name).toBe("Twiga");
});
