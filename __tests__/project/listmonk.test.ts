import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createWebhookChannel } from "../../src/inbox/channels/webhook-channel";
import type { SubscriptionEvent } from "../../src/inbox/delivery";

const SECRET = `whsec_${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`;
const SCRIPT = "deploy/newsletter/listmonk.mjs";

/**
 * A stand-in for listmonk that follows its documentation of `POST /api/subscribers` and
 * `…/query/delete`.
 */
const subscribers = new Map<string, object>();
const listmonk = createServer(async (asked, reply) => {
  const isUser = asked.headers.authorization === `Basic ${btoa("site:token")}`;
  if (!isUser) return void reply.writeHead(403).end('{"message":"invalid session"}');
  const { email, query, ...more } = JSON.parse(Buffer.concat(await asked.toArray()).toString());
  if (asked.url === "/api/subscribers/query/delete") {
    const [, quoted = ""] = /^subscribers\.email = '((?:[^']|'')*)'$/.exec(query) ?? [];
    subscribers.delete(quoted.replaceAll("''", "'"));
  } else if (subscribers.has(email)) {
    return void reply.writeHead(409).end('{"message":"E-mail already exists."}');
  } else {
    subscribers.set(email, { ...more });
  }
  reply.end('{"data":true}');
});
let settings: Record<string, string>;
beforeAll(async () => {
  listmonk.listen(0, "127.0.0.1");
  await once(listmonk, "listening");
  settings = {
    PATH: process.env.PATH ?? "",
    LISTMONK_URL: `http://127.0.0.1:${(listmonk.address() as AddressInfo).port}`, // listens on a port
    LISTMONK_USER: "site:token",
    LISTMONK_LIST: "3",
    INBOX_WEBHOOK_SECRET: SECRET,
    PORT: "0",
  };
});
const ended: (() => void)[] = [];
afterAll(() => {
  for (const end of ended) end();
  listmonk.closeAllConnections();
  listmonk.close();
});
beforeEach(() => subscribers.clear());

const IN_LISTMONK = {
  name: "o'neil@duka.example",
  status: "enabled",
  lists: [3],
  attribs: { unsubscribe_url: "https://duka.example/content-api/newsletter/unsubscribe?t=s.x" },
  preconfirm_subscriptions: true,
};

test("existing subscribers are imported, and importing again does no harm", async () => {
  const line = JSON.stringify({
    email: "o'neil@duka.example",
    asked_at: "2026-11-01T12:00:00.000Z",
    unsubscribe_url: IN_LISTMONK.attribs.unsubscribe_url,
  });
  for (let time = 0; time < 2; time++) {
    const child = spawn(process.execPath, [SCRIPT, "import"], { env: settings });
    child.stdin.end(`${line}\n`);
    const [code] = await once(child, "close");
    expect(code).toBe(0);
  }
  expect([...subscribers]).toEqual([["o'neil@duka.example", IN_LISTMONK]]);
});

test("the webhook adds confirmed subscribers and removes leavers, ignores enquiries and refuses forged calls", async () => {
  const child = spawn(process.execPath, [SCRIPT], { env: settings });
  ended.push(() => void child.kill());
  const [started] = await once(child.stdout, "data");
  const port = /:(\d+)\s/.exec(String(started))?.[1];
  const url = `http://127.0.0.1:${port}`;
  const webhook = createWebhookChannel(
    { url, secret: SECRET },
    { siteUrl: "https://duka.example", now: Date.now },
  );
  const send = (kind: SubscriptionEvent) =>
    webhook.send({
      id: kind,
      kind,
      at: Date.now(),
      subscriberId: "s",
      email: "o'neil@duka.example",
      unsubscribeToken: "s.x",
    });
  await send("subscription.confirmed");
  await send("subscription.confirmed");
  expect([...subscribers]).toEqual([["o'neil@duka.example", IN_LISTMONK]]);
  const forged = await fetch(url, { method: "POST", body: '{"type":"subscription.ended"}' });
  expect(forged.status).toBe(401);
  expect(subscribers.size).toBe(1);
  await send("subscription.ended");
  expect(subscribers.size).toBe(0);
});
