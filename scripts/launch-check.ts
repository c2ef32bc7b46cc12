/**
 * `npm run launch-check [-- --all]`: prints the open items between the last build and going live, with all lines of
 * the sample or the first of each place. Exits with 1 while a "must" is open.
 */
import "./support/built-site-values";
import { parseArgs } from "node:util";
import { readInboxSettings } from "../src/inbox/inbox-settings";
import { runCommand } from "../src/node/cli";
import { loadEnvironmentFile } from "../src/node/environment";
import { launchText, readLaunchItems } from "../src/release/launch-check";

runCommand(async () => {
  const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
  loadEnvironmentFile();
  readInboxSettings(); // with a wrong one the host would not start
  const items = await readLaunchItems();
  process.stdout.write(launchText(items, values.all));
  if (items.some(({ group }) => group === "Must")) process.exitCode = 1;
});
