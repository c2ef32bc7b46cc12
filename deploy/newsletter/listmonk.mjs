/**
 * Keeps a listmonk list in sync with the site's subscribers, through listmonk's API
 * (https://listmonk.app/docs/apis/subscribers):
 *
 *     npm run -s inbox -- subscribers | node deploy/newsletter/listmonk.mjs import   # current subscribers
 *     node deploy/newsletter/listmonk.mjs                                            # receives webhook calls
 *
 * Settings: LISTMONK_URL (https://news.example.com), LISTMONK_USER (an API user, as "user:token") and
 * LISTMONK_LIST (the list's number). For the webhook also INBOX_WEBHOOK_SECRET, the same as the
 * site's, and PORT (9300 by default, on loopback).
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { createInterface } from "node:readline";

const {
  LISTMONK_URL,
  LISTMONK_USER,
  LISTMONK_LIST,
  INBOX_WEBHOOK_SECRET,
  PORT = "9300",
} = process.env;
const BODY_MAX_CHARS = 1_000_000;
const OLDEST_CALL_S = 300;

async function call(path, body) {
  const response = await fetch(new URL(`api/subscribers${path}`, `${LISTMONK_URL}/`), {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(LISTMONK_USER).toString("base64")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  if (response.ok || response.status === 409) return; // 409: listmonk has this address already
  throw new Error(`listmonk: ${response.status} ${await response.text()}`);
}

/**
 * Adds a subscriber. Put the attribute `unsubscribe_url`, which is the unsubscribe link, into every
 * newsletter.
 */
const add = ({ email, unsubscribe_url }) =>
  call("", {
    email,
    name: email,
    status: "enabled",
    lists: [Number(LISTMONK_LIST)],
    attribs: { unsubscribe_url },
    preconfirm_subscriptions: true, // the site has already asked to confirm
  });

const remove = ({ email }) =>
  call("/query/delete", {
    query: `subscribers.email = '${email.replaceAll("'", "''")}'`,
    list_ids: [Number(LISTMONK_LIST)],
  });

/** Returns whether a call is recent and signed with our secret, as Standard Webhooks specifies. */
function isSigned(headers, body) {
  const {
    "webhook-id": id,
    "webhook-timestamp": time,
    "webhook-signature": signatures = "",
  } = headers;
  if (!(Math.abs(Date.now() / 1_000 - Number(time)) < OLDEST_CALL_S)) return false;
  const key = Buffer.from(INBOX_WEBHOOK_SECRET.replace(/^whsec_/, ""), "base64");
  const ours = Buffer.from(
    `v1,${createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64")}`,
  );
  return signatures
    .split(" ")
    .map((signature) => Buffer.from(signature))
    .some((theirs) => theirs.length === ours.length && timingSafeEqual(theirs, ours));
}

async function receive(request) {
  request.setEncoding("utf8");
  let body = "";
  for await (const part of request) {
    body += part;
    if (body.length > BODY_MAX_CHARS) return 413;
  }
  if (request.method !== "POST" || !isSigned(request.headers, body)) return 401;
  const { type, data } = JSON.parse(body);
  if (type === "subscription.confirmed") await add(data);
  if (type === "subscription.ended") await remove(data);
  return 204; // enquiries too, which listmonk doesn't need
}

if (process.argv[2] === "import") {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line) continue;
    await add(JSON.parse(line));
    number++;
  }
  console.log(`listmonk now has the site's ${number} subscribers.`);
} else {
  const server = createServer(async (request, response) => {
    const status = await receive(request).catch((error) => {
      console.error(error.message);
      return 502; // the inbox tries again
    });
    response.writeHead(status).end();
  });
  server.listen(Number(PORT), "127.0.0.1", () =>
    console.log(`Listening on http://127.0.0.1:${server.address().port} for the webhook`),
  );
}
