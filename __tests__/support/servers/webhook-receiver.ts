import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

export interface WebhookReceiver {
  readonly url: string;
  readonly secret: string;
  /** Data of verified calls, by delivery id. */
  readonly received: ReadonlyMap<string, { readonly message: string }>;
  readonly calls: () => number;
  /** Whether it responds with 500 and accepts nothing. */
  isFailing: boolean;
  readonly close: () => Promise<void>;
}

/** The owner's end of the webhook channel. Verifies calls according to Standard Webhooks. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const secret = `whsec_${Buffer.alloc(32, "receiver").toString("base64")}`;
  const webhook = new Webhook(secret);
  const received = new Map<string, { message: string }>();
  let calls = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    calls += 1;
    if (receiver.isFailing) return response.writeHead(500).end();
    const headers = request.headers as Record<string, string>; // each of the three comes once
    const { data } = webhook.verify(body, headers) as { data: { message: string } };
    received.set(String(headers["webhook-id"]), data);
    return response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/enquiries`,
    secret,
    received,
    calls: () => calls,
    isFailing: false,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return receiver;
}
