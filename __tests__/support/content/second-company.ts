import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../../src/node/files";

const OWN_FILES = "__tests__/fixtures/second-company/content";
const NAME = "Nalubaale Pay";

/**
 * Makes the content folder of a second company: the starter with all placeholders filled in and all
 * numbers and pictures changed, plus the company's own texts, colours, fonts, currency, tax and
 * feature switches. It has no team.
 */
export function copySecondCompany(folder: string): void {
  cpSync("starter", folder, { recursive: true });
  cpSync(OWN_FILES, folder, { recursive: true });
  for (const name of ["team", "authors", "sections/our-team.json"]) {
    rmSync(path.join(folder, name), { recursive: true });
  }
  for (const file of filesBelow(folder).map((name) => path.join(folder, name))) {
    if (file.endsWith(".jpg")) appendFileSync(file, NAME); // after the end of the picture
    if (file.endsWith(".json")) writeFileSync(file, written(readFileSync(file, "utf8")));
  }
}

/**
 * Removes the brackets of placeholders, and changes the starter's prices, figures, author and the
 * state of its legal texts.
 */
const written = (text: string): string =>
  text
    .replace(/"\[Name of colleague \d\]"/g, JSON.stringify(NAME))
    .replace(/"\[([^[\]]+)\]"/g, '"$1"')
    .replace(/"price": "(\d+)",\s*"currency": "USD"/g, '"price": "$1,500", "currency": "UGX"')
    .replace('"underReview": true', '"underReview": false')
    .replace(/("(?:clients_served|countries|messages_delivered|team_members)": \d+)/g, "$17");
