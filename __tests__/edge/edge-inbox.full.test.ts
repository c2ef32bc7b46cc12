import { cpSync } from "node:fs";
import path from "node:path";
import { startEdgeProcess } from "../support/servers/edge-host";
import { surviveOutage } from "../support/servers/edge-outage";
import { EDGE_SITE } from "../support/servers/edge-site";
import { startWebhookReceiver } from "../support/servers/webhook-receiver";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();

test("1,000 enquiries sent while the webhook fails are all delivered once it works again", async () => {
  await writeFiles(folder, EDGE_SITE);
  cpSync("sample/company.json", path.join(folder, "content/company.json"));
  const webhook = await startWebhookReceiver();
  const edge = await startEdgeProcess(
    folder,
    {},
    {
      INBOX_WEBHOOK_URL: webhook.url,
      INBOX_WEBHOOK_SECRET: webhook.secret,
      OUTBOX_ATTEMPTS: "200",
    },
  );
  await surviveOutage(edge, webhook, 1_000);
  await Promise.all([edge.close(), webhook.close()]);
}, 600_000);
