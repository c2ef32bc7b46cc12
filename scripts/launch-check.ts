/**
 * `npm run launch-check [-- --all]`: lists what's left to do before the last build can go live.
 * `--all` lists every line of sample content instead of the first in each place. Exits with 1 if a
 * "must" is open.
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
  readInboxSettings(); // with a wrong setting the host wouldn't start
  const items = await readLaunchItems();
  process.stdout.write(launchText(items, values.all));
  if (items.some(({ group }) => group === "Must")) process.exitCode = 1;
});
