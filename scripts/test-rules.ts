/**
 * `npm run test:rules`: prints a Markdown table of the rules of `docs/product.md` and the tests that hold
 * each. `__tests__/rules.json` names them; a rule without a test, or a test that is not there, is an
 * error.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import tests from "../__tests__/rules.json";

/**
 * Tests by the opening words of a rule, by heading. A test is "file: the beginning of its title"; text in place of a
 * list gives the reason for none: an introduction, or a pointer to another heading.
 */
const TESTS: Readonly<Record<string, Readonly<Record<string, readonly string[] | string>>>> = tests;

interface Rule {
  readonly heading: string;
  /** A list item, a row of a table or a paragraph, on one line. */
  readonly text: string;
}

/** Returns the rules of a Markdown document in its order; headings of tables are none. */
export function rulesOf(markdown: string): Rule[] {
  const lines = markdown
    .replace(/^\|.*\n\|(?:-+\|)+\n/gm, "\n") // the heading of a table
    .replace(/^(#+ .*)$/gm, "$1\n")
    .replace(/\n(?=[-|#] ?|\d\. )/g, "\n\n")
    .split(/\n{2,}/)
    .map((block) => block.trim().replaceAll(/\s+/g, " "));
  let heading = "";
  return lines.flatMap((text) => {
    if (!text.startsWith("#"))
      return text ? { heading, text: text.replace(/^(?:- |\| |\d\. )/, "") } : [];
    heading = text.replace(/^#+ /, "");
    return [];
  });
}

/** Matches the code before the title of a test or block: for one with a table, the end of the table. */
const BEFORE_TITLE = /(?:\b(?:test|describe|inBrowser)|\))\(\s*["'`]/;

/** Returns the reason why `reference`, a "file: beginning of its title", names no test, or null. */
function problemOf(reference: string): string | null {
  const [file = "", ...rest] = reference.split(": ");
  const title = rest.join(": ");
  const source = path.join("__tests__", file);
  if (!existsSync(source)) return `${source} is not there`;
  const [, ...tests] = readFileSync(source, "utf8").split(BEFORE_TITLE);
  const isThere = tests.some((test) => test.startsWith(title));
  return isThere ? null : `${source} has no test that begins “${title}”`;
}

const rules = rulesOf(readFileSync("docs/product.md", "utf8"));
const problems: string[] = [];
console.log("| Heading | Rule | Tests |\n|---|---|---|");
for (const { heading, text } of rules) {
  const known = Object.entries(TESTS[heading] ?? {}).find(([opening]) => text.startsWith(opening));
  const references = [known?.[1] ?? []].flat();
  if (!known) problems.push(`${heading}: no test for “${text.slice(0, 60)}”`);
  if (Array.isArray(known?.[1])) problems.push(...references.flatMap((it) => problemOf(it) ?? []));
  console.log(`| ${heading} | ${text.replaceAll("|", "·")} | ${references.join("<br>")} |`);
}
for (const [heading, known] of Object.entries(TESTS)) {
  for (const opening of Object.keys(known)) {
    const found = rules.filter((rule) => rule.heading === heading && rule.text.startsWith(opening));
    if (found.length !== 1)
      problems.push(`${heading}: ${found.length} rules of docs/product.md begin with “${opening}”`);
  }
}
console.log(`\n${rules.length} rules, ${problems.length} problems`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
