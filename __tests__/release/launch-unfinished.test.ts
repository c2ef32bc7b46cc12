import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { launchText } from "../../src/release/launch-check";
import { readUnfinished } from "../../src/release/read-launch";
import { copySecondCompany } from "../support/content/second-company";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const content = path.join(temporaryFolder(), "content");
const finished = temporaryFolder();

/** Replaces a text that occurs exactly once in a file. */
function change(name: string, from: string, to: string): void {
  const file = path.join(content, name);
  const parts = readFileSync(file, "utf8").split(from);
  expect(parts).toHaveLength(2);
  writeFileSync(file, parts.join(to));
}

/** Lines about a file below a level's heading, as an owner reads them. */
function linesOf(level: "Must" | "Should", name: string): readonly string[] {
  const text = launchText(readUnfinished(content));
  const [, ofLevel = ""] = text.split(new RegExp(`^${level} \\(\\d+\\)\\n\\n`, "m"));
  const [, ofFile = ""] = ofLevel.split(/^(?:Should) \(/m)[0]?.split(`content/${name}\n`) ?? [];
  return ofFile.split("\n\n")[0]?.split("\n").filter(Boolean) ?? [];
}

beforeEach(() => cpSync("starter", content, { recursive: true }));

test("placeholder texts are musts, with file, line and field, and a long list is complete", () => {
  change("sections/our-team.json", '"[Who works here, in one or two sentences]"', '"Ten of us."');
  expect(linesOf("Must", "sections/our-team.json")).toEqual([
    '- Line 5, "second_paragraph" still has to be written: [Who you would like to hear from, in one or two sentences]',
  ]);
  const ofService = linesOf("Must", "services/ussd.json");
  expect(ofService[0]).toBe(
    '- Line 4, "shortDescription" still has to be written: [What USSD Menus does for a client, in one sentence]',
  );
  expect(ofService).toContain(
    '- Line 95, "pricing[2].features[1]" still has to be written: [First thing that the plan includes]',
  );
  const brackets = readFileSync("starter/services/ussd.json", "utf8").match(/"\[/g);
  expect(ofService).toHaveLength(brackets?.length ?? 0);
});

test("prices of a company that publishes none are no musts", () => {
  const lines = () => launchText(readUnfinished(content));
  expect(lines()).toMatch(/content\/prices\.json|"pricing/);
  change("site.json", '"pricing": true', '"pricing": false');
  expect(lines()).not.toMatch(/content\/prices\.json|"pricing/);
  expect(linesOf("Must", "services/ussd.json").length).toBeGreaterThan(0);
});

test("numbers that equal the starter's are shoulds, except positions; different numbers aren't", () => {
  change("services/bulksms.json", '"price": "100"', '"price": "120"');
  change("sections/about-us.json", '"clients_served": 50', '"clients_served": 64');
  expect(linesOf("Should", "services/bulksms.json")).toEqual([
    '- Line 76, "pricing[1].price" is 25, as in the starter. Check it.',
  ]);
  expect(linesOf("Should", "sections/about-us.json")).toEqual([
    '- Line 6, "countries" is 1, as in the starter. Check it.',
    '- Line 7, "messages_delivered" is 1000000, as in the starter. Check it.',
    '- Line 8, "team_members" is 10, as in the starter. Check it.',
  ]);
  const ofPrices = linesOf("Should", "prices.json");
  expect(ofPrices).toContain(
    '- Line 41, "tiers[1].unitCostCents" is 3, as in the starter. Check it.',
  );
  expect(ofPrices.join("\n")).not.toContain("tiers[1].from"); // all tables start at 1
  expect(linesOf("Should", "company.json").join("\n")).toContain('"phone" is +999 700 000 000');
});

test("a plan that moved doesn't match the starter's numbers", () => {
  change("services/bulksms.json", '"pricing": [', '"pricing": [{ "name": "Trial", "price": "5" },');
  expect(linesOf("Should", "services/bulksms.json")).toEqual([]);
});

test("files are listed in the order of the site", () => {
  const files = readUnfinished(content)
    .filter(({ group }) => group === "Must")
    .map(({ where }) => where);
  const folders = files.map((file) => file.replace(/^content\//, "").replace(/[^/]+\.json$/, ""));
  expect(files[0]).toBe("content/company.json");
  expect([...new Set(folders)].slice(1)).toEqual([
    ...["sections/", "services/", "team/", "authors/", "posts/", "legal/"],
  ]);
});

test("drafts may be unfinished, but not scheduled records or texts with escaped brackets", async () => {
  const post = (fields: object) => JSON.stringify({ title: "[Title]", ...fields });
  await writeFiles(content, {
    "posts/welcome.json": post({ draft: true }),
    "posts/first-guide.json": post({ publish_at: "2999-01-01T08:00:00Z" }),
    "posts/second-guide.json": JSON.stringify({ title: "\\[Title\\]", lead: "[Prices](/pricing)" }),
  });
  expect(linesOf("Must", "posts/welcome.json")).toEqual([]);
  for (const name of ["posts/first-guide.json", "posts/second-guide.json"]) {
    expect(linesOf("Must", name)).toEqual(['- Line 1, "title" still has to be written: [Title]']);
  }
});

test("neither a complete company nor the sample has anything unfinished", () => {
  copySecondCompany(finished);
  expect(readUnfinished(finished)).toEqual([]);
  expect(readUnfinished("sample")).toEqual([]);
});
