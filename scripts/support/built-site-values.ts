/**
 * Writes `.generated/` as `write-site-values` does, for commands that inspect a build. If
 * `company.json`, `site.json` or `navigation.json` has a mistake, it's reported and the values of
 * the last build are used.
 */
import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { BUILT_VALUES_FILE } from "../../src/content/content-store";
import { VALUES_FILE, writeSiteValues } from "../../src/gatsby/site-values";

try {
  writeSiteValues();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  const built = path.join("public", BUILT_VALUES_FILE);
  if (existsSync(built)) cpSync(built, VALUES_FILE);
  else if (!existsSync(VALUES_FILE)) process.exit(1);
}
