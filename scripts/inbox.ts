/** `npm run inbox -- help`: the enquiries, their deliveries and the newsletter, for whoever runs the site. */
import path from "node:path";
import { runInboxCommand } from "../src/inbox/commands";
import { reasonOf } from "../src/inbox/reason";
import { channelNames, readInboxSettings } from "../src/inbox/settings";
import { loadEnvironmentFile, readEnvironment } from "../src/node/environment";

async function main(): Promise<void> {
  loadEnvironmentFile();
  const { siteUrl, contentApiUrl } = readEnvironment();
  const isFine = await runInboxCommand(process.argv.slice(2), {
    folder: path.resolve("var"),
    channels: channelNames(readInboxSettings(), contentApiUrl !== null),
    siteUrl,
    now: Date.now,
    print: (text) => void process.stdout.write(text),
  });
  if (!isFine) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : reasonOf(error));
  process.exitCode = 1;
});
