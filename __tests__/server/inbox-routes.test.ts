import { Hono } from "hono";
import type { Inbox } from "../../src/inbox/host-inbox";
import { inboxRoutes } from "../../src/server/inbox-routes";
import { ENQUIRY_BODY } from "../fixtures/enquiries";
import { NO_INBOX } from "../support/servers/no-inbox";

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
});
const ask = async (inbox: Partial<Inbox>, method: string, urlPath: string, body?: unknown) => {
  const app = new Hono().route(
    "/",
    inboxRoutes({ ...NO_INBOX, ...inbox }, (line) => lines.push(line)),
  );
  const headers = { "content-type": "application/json", "idempotency-key": "k" };
  const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
  const response = await app.request(urlPath, init, { client: "192.0.2.1" });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: text ? JSON.parse(text) : null,
  };
};
const failing = (errcode: number) => () =>
  Promise.reject(Object.assign(new Error("achieng@duka.example"), { errcode }));

test("an enquiry reaches the inbox with its details, key and network", async () => {
  const accept = jest.fn(NO_INBOX.accept);
  const body = { ...ENQUIRY_BODY, kind: "pricing", topic: " USSD\nmenus ", plan: 7, shown_ms: 10 };
  expect(await ask({ accept }, "POST", "/contact", body)).toMatchObject({
    status: 200,
    json: { success: true, id: "1", reference: "7KQM-2XPD" },
  });
  const enquiry = {
    kind: "pricing",
    fields: ENQUIRY_BODY,
    details: { topic: "USSD menus" },
    suspect: "sent 0 s after the page was shown",
  };
  expect(accept.mock.calls).toEqual([[enquiry, { key: "k", network: "192.0.2.1" }]]);
});

test.each([
  ["/contact", ENQUIRY_BODY],
  ["/newsletter", { email: "a@b.example" }],
])("%s with JSON that is nested too deeply is 400 and isn't stored", async (urlPath, body) => {
  const levels = (count: number) =>
    JSON.parse(`${'{"a":'.repeat(count)}1${"}".repeat(count)}`) as object;
  const stored = { accept: jest.fn(NO_INBOX.accept), subscribe: jest.fn(NO_INBOX.subscribe) };
  const send = async (extra: object) =>
    (await ask(stored, "POST", urlPath, { ...body, extra })).status;
  expect(await send(levels(32))).toBe(400);
  expect(await send(levels(3_000))).toBe(400);
  for (const store of Object.values(stored)) expect(store).not.toHaveBeenCalled();
  expect(await send(levels(31))).toBeLessThan(300);
});

test.each([
  ["/contact", ENQUIRY_BODY],
  ["/newsletter", { email: "a@b.example" }],
])("%s over the daily limit is 429 with a message", async (urlPath, body) => {
  const limited = {
    accept: async () => ({ state: "limited" }) as const,
    subscribe: async () => "limited" as const,
  };
  const { status, json, headers } = await ask(limited, "POST", urlPath, body);
  expect([status, headers.get("retry-after")]).toEqual([429, "3600"]);
  expect(json.message).toContain("tomorrow");
});

test.each([
  ["/contact", ENQUIRY_BODY],
  ["/newsletter", { email: "a@b.example" }],
  ["/newsletter/confirm", { token: "t" }],
  ["/newsletter/unsubscribe?t=x", {}],
])(
  "%s is 503 when nothing can be stored, and the log has no personal data",
  async (urlPath, body) => {
    for (const errcode of [13, 5, 26]) {
      const fail = failing(errcode);
      const broken = { accept: fail, subscribe: fail, confirm: fail, unsubscribe: fail };
      const { status, json } = await ask(broken, "POST", urlPath, body);
      const message = "Failed to send message. Please try again.";
      expect([status, json]).toEqual([503, { message }]);
    }
    expect(lines).toEqual([
      "inbox: a message couldn't be stored: the disk is full",
      "inbox: a message couldn't be stored: the database is locked by another program",
      "inbox: a message couldn't be stored: the file isn't a database",
    ]);
  },
);

test("a subscription is 202 for every valid address, 400 for others", async () => {
  const subscribe = jest.fn(NO_INBOX.subscribe);
  const good = await ask({ subscribe }, "POST", "/newsletter", { email: " o'brien@b.example " });
  expect([good.status, good.json]).toEqual([202, { success: true }]);
  expect(subscribe.mock.calls).toEqual([["o'brien@b.example", "192.0.2.1"]]);
  for (const email of ["a@b", "", null, 7, "a b@c.example"]) {
    const bad = await ask({ subscribe }, "POST", "/newsletter", { email });
    expect([bad.status, bad.json.message]).toEqual([400, "Please enter a valid email"]);
  }
});

test("a token that confirms nothing is 410, one that ends nothing 404", async () => {
  const no = { confirm: async () => false, unsubscribe: async () => false };
  expect((await ask(no, "POST", "/newsletter/confirm", { token: 7 })).status).toBe(410);
  expect((await ask({}, "POST", "/newsletter/confirm", { token: "t" })).status).toBe(200);
  expect((await ask(no, "POST", "/newsletter/unsubscribe?t=x")).status).toBe(404);
});

test("a newsletter's link leads to the page with its token hidden from logs, and only a POST unsubscribes", async () => {
  const unsubscribe = jest.fn(NO_INBOX.unsubscribe);
  const { status, headers } = await ask({ unsubscribe }, "GET", "/newsletter/unsubscribe?t=a.b%23");
  expect([status, headers.get("location")]).toEqual([303, "/newsletter/unsubscribe#t=a.b%23"]);
  expect(unsubscribe).not.toHaveBeenCalled();
  const app = inboxRoutes({ ...NO_INBOX, unsubscribe }, () => undefined);
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect(
    (await app.request("/newsletter/unsubscribe?t=a.b", { method: "POST", body })).status,
  ).toBe(200);
  expect(unsubscribe.mock.calls).toEqual([["a.b"]]);
});

test("the attention check has its own URL, and doesn't count as a problem of the host", async () => {
  const attention = async () => ["1 delivery failed."];
  expect(await ask({ attention }, "GET", "/health")).toMatchObject({ status: 200 });
  expect(await ask({ attention }, "GET", "/health/attention")).toMatchObject({
    status: 503,
    json: { healthy: false, problems: ["1 delivery failed."] },
  });
});

test("if confirmations can't be sent, no address is accepted", async () => {
  const subscribe = jest.fn(NO_INBOX.subscribe);
  const given = await ask({ subscribe, confirmsBy: null }, "POST", "/newsletter", {
    email: "a@b.example",
  });
  expect(given).toMatchObject({
    status: 503,
    json: { message: "We can't take subscriptions at the moment. Please write to us instead." },
  });
  expect(subscribe).not.toHaveBeenCalled();
});

test("the health check is 503 with the problems", async () => {
  expect(await ask({}, "GET", "/health")).toMatchObject({ status: 200, json: { healthy: true } });
  expect(await ask({ problems: async () => ["Full."] }, "GET", "/health")).toMatchObject({
    status: 503,
    json: { healthy: false, problems: ["Full."] },
  });
});
