/**
 * `npm run advisories -- FILE`: of what `npm audit --omit=dev --json` has written to FILE, the advisories
 * that docs/security.md does not explain, as lines for its table. Ends with 1 when there are any, or
 * when the registry gave no answer.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { advisories, tableLine, unexplained } from "./advisories/report";

const DOCUMENT = "docs/security.md";

function main([file]: readonly string[]): void {
  if (!file) throw new Error("Say which file holds the answer of `npm audit --omit=dev --json`.");
  const found = advisories(JSON.parse(readFileSync(path.resolve(file), "utf8")));
  const open = unexplained(found, readFileSync(path.resolve(DOCUMENT), "utf8"));
  console.log(
    `${found.length} advisories, ${found.length - open.length} explained in ${DOCUMENT}.`,
  );
  if (open.length === 0) return;
  console.log(
    "\nTo mend or to explain:\n\n| Advisory | Package, who asks for it | Why it does not reach visitors | Until |\n|---|---|---|---|",
  );
  for (const advisory of open) console.log(tableLine(advisory));
  process.exitCode = 1;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
