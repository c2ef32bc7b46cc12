import { cpSync } from "node:fs";
import path from "node:path";
import { type EdgeProcess, edgeFetch, startEdgeProcess } from "../support/servers/edge-host";
import { sendEnquiry, surviveOutage } from "../support/servers/edge-outage";
import { EDGE_SITE } from "../support/servers/edge-site";
import { startWebhookReceiver, type WebhookReceiver } from "../support/servers/webhook-receiver";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/** The inbox on workerd, with the same migrations and queries as in Node, on D1. */
const folder = temporaryFolder();
let webhook: WebhookReceiver;
let edge: EdgeProcess;
let silent: EdgeProcess;

beforeAll(async () => {
  await writeFiles(folder, EDGE_SITE);
  cpSync("sample/company.json", path.join(folder, "content/company.json"));
  webhook = await startWebhookReceiver();
  const variables = { INBOX_WEBHOOK_URL: webhook.url, INBOX_WEBHOOK_SECRET: webhook.secret };
  edge = await startEdgeProcess(folder, {}, { ...variables, OUTBOX_ATTEMPTS: "40" });
  silent = await startEdgeProcess(folder);
});
afterAll(() => Promise.all([edge.close(), silent.close(), webhook.close()]));

const post = async (urlPath: string, body: object, client = "203.0.113.50") => {
  const response = await edgeFetch(`${edge.url}/content-api${urlPath}`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": client },
    body: JSON.stringify(body),
  });
  return [response.status, await response.json()];
};

test("enquiries sent while the webhook fails are all delivered once it works again", async () => {
  await surviveOutage(edge, webhook, 60);
});

test("an enquiry is delivered soon after its response, without waiting for the timer", async () => {
  const before = webhook.received.size;
  expect(await sendEnquiry(edge.url, "203.0.113.60", "At once.")).toBe(200);
  while (webhook.received.size === before) await edgeFetch(`${edge.url}/content-api/health`); // it's running at the same time
  expect([...webhook.received.values()].at(-1)?.message).toBe("At once.");
});

test("an enquiry sent several times at once is stored once", async () => {
  const send = () => sendEnquiry(edge.url, "203.0.113.61", "Sent five times.");
  expect(await Promise.all([send(), send(), send(), send(), send()])).toEqual(Array(5).fill(200));
  const rows = await edge.query("SELECT id FROM enquiries WHERE message = 'Sent five times.'");
  expect(rows).toHaveLength(1);
});

test("a network can send ten a minute, and a message says why no more", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 14; n += 1) {
    statuses.push(await sendEnquiry(edge.url, `2001:db8:77:1::${n}`, `Number ${n}`)); // one /64
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
  expect(await sendEnquiry(edge.url, "2001:db8:77:2::1", "Of another network")).toBe(200);
});

test("a network that has sent 200 in a day is told to come back tomorrow", async () => {
  await sendEnquiry(edge.url, "198.51.100.70", "First");
  const [{ network } = {}] = await edge.query(
    "SELECT network FROM day_counts WHERE kind = 'enquiry' ORDER BY rowid DESC LIMIT 1",
  );
  await edge.query(`UPDATE day_counts SET count = 200 WHERE network = '${network}'`);
  expect(await sendEnquiry(edge.url, "198.51.100.70", "Too many")).toBe(429);
  expect(await edge.query("SELECT 1 FROM enquiries WHERE message = 'Too many'")).toEqual([]);
});

test("no newsletter address is accepted, since Workers can't send mail", async () => {
  const address = { email: "achieng@duka.example" };
  expect(await post("/newsletter", address)).toEqual([
    404,
    { message: "This site has no newsletter." },
  ]);
  expect(await edge.query("SELECT 1 FROM subscribers")).toEqual([]);
  expect((await post("/newsletter/confirm", { token: "unknown" }))[0]).toBe(410);
  expect((await post("/newsletter/unsubscribe?t=1.forged", {}))[0]).toBe(404);
});

test("enquiries past their retention period are erased by the daily timer and no other", async () => {
  expect(await sendEnquiry(edge.url, "203.0.113.80", "Old")).toBe(200);
  await edge.query(
    `UPDATE enquiries SET received_at = ${Date.UTC(2021, 0, 1)}, sender = 'old@duka.example' WHERE message = 'Old'`,
  );
  const kept = async () =>
    (await edge.query("SELECT 1 FROM enquiries WHERE message = 'Old'")).length;
  await edge.runTimer();
  expect(await kept()).toBe(1);
  await edge.runTimer("23 3 * * *");
  expect(await kept()).toBe(0);
});

test("the health check is green even if nobody is notified of enquiries, but the attention check isn't", async () => {
  const check = async ({ url }: EdgeProcess, path = "/health/attention") => {
    const response = await edgeFetch(`${url}/content-api${path}`);
    return [response.status, await response.json(), response.headers.get("x-release")];
  };
  expect(await check(edge)).toEqual([200, { healthy: true, problems: [] }, "unreleased"]);
  expect(await check(silent)).toEqual([
    503,
    { healthy: false, problems: [expect.stringContaining("INBOX_WEBHOOK_URL")] },
    "unreleased",
  ]);
  expect(await check(silent, "/health")).toMatchObject([200, { healthy: true }, "unreleased"]);
});

test("a worker that's too old for the database stores nothing, says so, and keeps serving pages", async () => {
  await silent.query("UPDATE inbox_values SET value = '99' WHERE name = 'oldest_program'");
  expect(await sendEnquiry(silent.url, "203.0.113.90", "To an old one")).toBe(503);
  expect(await silent.query("SELECT 1 FROM enquiries")).toEqual([]);
  expect((await edgeFetch(silent.url)).status).toBe(200);
});

test("an enquiry that D1 refuses gets 503, and the log has its code without the visitor's words", async () => {
  await silent.query("UPDATE inbox_values SET value = '1' WHERE name = 'oldest_program'");
  await silent.query("ALTER TABLE enquiries RENAME TO away");
  expect(await sendEnquiry(silent.url, "203.0.113.91", "Secret words")).toBe(503);
  const said = silent.lines.join("\n");
  expect(said).toContain("inbox: a message couldn't be stored: D1_ERROR");
  expect(said).not.toContain("Secret words");
});
