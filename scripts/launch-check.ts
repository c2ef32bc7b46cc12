/**
 * `npm run launch-check [-- --all]`: lists what's left to do before the last build can go live.
 * `--all` lists all remaining sample content instead of the first few items in each place. Exits
 * with 1 if any "must" is still open.
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
  readInboxSettings(); // stops on an invalid setting, because the host wouldn't start with it
  const items = await readLaunchItems();
  process.stdout.write(launchText(items, values.all));
  if (items.some(({ group }) => group === "Must")) process.exitCode = 1;
});
