/**
 * Writes `.generated/` from the content folder. Commands that read content import this first,
 * because the modules they import next need the values.
 */
import { checkOwnFolder } from "../../src/content-files/content-root";
import { writeSiteValues } from "../../src/gatsby/site-values";

try {
  checkOwnFolder();
  writeSiteValues();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
