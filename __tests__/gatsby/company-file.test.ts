import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { companyConstants, readCompany, saveCompany } from "../../src/gatsby/company-file";
import { BRAND, DEFAULT_SITE_URL, MESSAGING_API_URL } from "../../src/site/company/brand";
import { COMPANY } from "../../src/site/company/company-facts";
import { CONTENT_FILE_MAX_BYTES } from "../../src/site/limits";
import { temporaryFolder } from "../support/temporary-folder";

const home = process.cwd();
const GOOD = readFileSync("content/company.json", "utf8");
const folder = temporaryFolder();
const FILE = path.join(folder, "content/company.json");

beforeEach(() => {
  for (const name of ["content", ".content-cache", ".cache"]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  mkdirSync(path.dirname(FILE));
  process.chdir(folder);
});
afterEach(() => process.chdir(home));

/** One build with the file as `text`. */
function build(text: string) {
  writeFileSync(FILE, text);
  const result = readCompany();
  saveCompany(result.company);
  return result;
}

test("the values of this site are those of its file", () => {
  const { messagingApiUrl, siteUrl, facts, ...brand } = JSON.parse(GOOD);
  expect([BRAND, COMPANY, DEFAULT_SITE_URL, MESSAGING_API_URL]).toEqual([
    brand,
    facts,
    siteUrl,
    messagingApiUrl,
  ]);
});

test.each<[string, () => void, string]>([
  ["missing", () => undefined, "content/company.json is missing"],
  ["not JSON", () => writeFileSync(FILE, GOOD.slice(0, -3)), "is not valid JSON"],
  ["a folder", () => mkdirSync(FILE), "is not a JSON file"],
  ["too long", () => writeFileSync(FILE, " ".repeat(10_000_000)), "has more than 1000 KB"],
  ["a link", () => symlinkSync("/etc/hostname", FILE), "is not a JSON file"],
])(
  "a file that is %s is replaced by the last good copy; without one the error says so",
  (_name, spoil, problem) => {
    expect(CONTENT_FILE_MAX_BYTES).toBe(1_000_000);
    spoil();
    expect(readCompany).toThrow(problem);
    expect(readCompany).toThrow("Correct it and run the command again");

    rmSync(FILE, { recursive: true, force: true });
    const { company } = build(GOOD);
    rmSync(FILE);
    spoil();
    expect(readCompany()).toEqual({
      company,
      issues: [
        expect.objectContaining({
          section: "Company",
          item: "“content/company.json”",
          field: "the whole file",
          problem: expect.stringContaining(problem.replace("content/company.json ", "")),
          action: "replaced",
        }),
      ],
    });
  },
);

test("a wrong field takes its value of the last build, every time", () => {
  build(GOOD);
  const wrong = GOOD.replace('"+254 700 000 000"', '"call us"');
  build(wrong);
  const { company, issues } = build(wrong);
  expect(company.phone).toBe("+254 700 000 000");
  expect(issues.map(({ field }) => field)).toEqual(["phone"]);
});

test("without a copy a wrong field that the site needs is an error that names it", () => {
  writeFileSync(FILE, GOOD.replace('"hello@savannasignal.example"', '"hello"'));
  expect(readCompany).toThrow(
    "content/company.json cannot be used: email is “hello”, but must be an e-mail address.",
  );
});

test("a damaged copy is no copy", () => {
  build(GOOD);
  writeFileSync(path.join(folder, ".content-cache/company.json"), '{"name":"Half"');
  rmSync(FILE);
  expect(readCompany).toThrow("is missing");
});

test("the module for bundles has the values, and nothing in them can end a string", () => {
  const name = 'Twiga\\" </script><script>alert(1)</script> `';
  const { company } = build(GOOD.replace('"Savanna Signal"', JSON.stringify(name)));
  const source = readFileSync(path.join(folder, ".cache/company-values.js"), "utf8");
  const run = new Function(
    `${source.replaceAll("export const", "const")}return { BRAND, COMPANY, DEFAULT_SITE_URL, MESSAGING_API_URL };`,
  );
  expect(run()).toEqual(companyConstants(company));
  expect(company.name).toBe(name);
});
