/**
 * `npm run inbox -- help [--edge]`: lets the site's operator view and change enquiries, their
 * deliveries and the newsletter.
 */
import path from "node:path";
import { runInboxCommand } from "../src/inbox/commands/run-inbox-command";
import { channelNames, readInboxSettings } from "../src/inbox/inbox-settings";
import { createChannels } from "../src/inbox/start-inbox";
import { runCommand } from "../src/node/cli";
import { readHostSettings } from "./support/host-settings";
import { wranglerInbox } from "./support/wrangler-inbox";

// the reader, such as `head`, has closed the pipe
process.stdout.on("error", () => process.exit());

runCommand(async () => {
  const { environment, site } = readHostSettings();
  const args = process.argv.slice(2);
  const isEdge = args.includes("--edge");
  const settings = readInboxSettings();
  const contentApi = settings.beforeApi ? environment.contentApiUrl : null;
  const set = channelNames(settings, environment.contentApiUrl !== null);
  const isFine = await runInboxCommand(
    args.filter((argument) => argument !== "--edge"),
    {
      folder: path.resolve("var"),
      ...(isEdge && { edge: wranglerInbox() }),
      // The webhook's settings are secrets of the worker. /content-api/health/attention reports
      // missing ones.
      channels: isEdge ? ["webhook", ...set.filter((name) => name === "api")] : set,
      openChannels: () =>
        createChannels({ settings, contentApi: contentApi && new URL(contentApi), site }),
      siteUrl: site.url,
      timeZone: site.timeZone,
      now: Date.now,
      print: (text) => void process.stdout.write(text),
    },
  );
  if (!isFine) process.exitCode = 1;
});
