import { readFileSync } from "node:fs";
import path from "node:path";
import {
  contentOf,
  type NewCompany,
  parseNewCompany,
  writeContent,
} from "../../../scripts/support/company-folder";
import { readCompany } from "../../../src/gatsby/company-file";
import { readMessagingRules } from "../../../src/gatsby/messaging-rules-file";
import { readCatalogue, readDefaults } from "../../../src/gatsby/sourcing/content-folder";
import { placeholderWords } from "../../../src/release/launch-items";
import { readFolder } from "../../../src/release/read-launch";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
const ANSWERS = JSON.parse(readFileSync("__tests__/fixtures/new-company.json", "utf8"));

function parsed(answers: Record<string, unknown> = ANSWERS): NewCompany {
  const result = parseNewCompany(answers);
  if ("problems" in result) throw new Error(result.problems.join("\n"));
  return result;
}

test("what is written has no mistake, and shows the company's own name, colours and services", () => {
  const directory = path.join(folder, "whole");
  writeContent(parsed(), directory);
  const { company, issues } = readCompany(path.join(directory, "content"));
  expect(company.name).toBe("Nile Pesa");
  expect(company.brand.colours).toEqual({ primary: "#14532D", accent: "#B45309" });
  expect(issues).toEqual([]);
  const { records: catalogue, notes } = readCatalogue(path.join(directory, "content"));
  expect(notes.issues).toEqual([]);
  expect(catalogue.services.map(({ title }) => title)).toEqual(["Collections", "USSD Menus"]);
  const found = Object.values(readDefaults(path.join(directory, "content"))).flatMap(
    (section) => section.issues,
  );
  expect(found).toEqual([]);
  expect(readMessagingRules(path.join(directory, "content"))).toEqual({
    rules: expect.objectContaining({ networks: [] }),
    issues: [],
  });
});

test("every word that only the company knows is a placeholder, which the launch check finds", () => {
  const directory = path.join(folder, "words");
  writeContent(parsed(), directory);
  const found = readFolder(path.join(directory, "content")).values.map(({ value }) =>
    placeholderWords(value),
  );
  const inBrackets = Object.values(contentOf(parsed()))
    .flatMap((text) => text.match(/"\[[^"]+\]"/g) ?? [])
    .map((text) => JSON.parse(text).slice(1, -1));
  expect(inBrackets).toContain("What Collections does for a client, in one sentence");
  expect(found).toEqual(expect.arrayContaining(inBrackets));
});

test("nothing of the sample is in it", () => {
  const all = Object.values(contentOf(parsed())).join("\n");
  expect(all).not.toMatch(/savanna|kenya|nairobi|KSh|M-Pesa|2B3857|C5337B/i);
});

test.each([
  ["a colour", { brand: { colours: { primary: "green" } } }, /^brand\.colours\.primary is “green”/],
  ["an address", { siteUrl: "nilepesa" }, /^siteUrl is “nilepesa”, but must be an address/],
  ["no services", { services: [] }, /^services must have one service at least\.$/],
  ["a service", { services: [{ id: "ussd" }] }, /^services\.0\.title /],
  ["an id of no service", { services: [{ id: "No id", title: "A" }] }, /^services\.0\.id /],
  ["an unknown answer", { colour: "green" }, /^colour /],
])("%s that is wrong is named, and nothing is made", (_name, change, problem) => {
  const result = parseNewCompany({ ...ANSWERS, ...change });
  expect(result).toEqual({ problems: expect.arrayContaining([expect.stringMatching(problem)]) });
});
