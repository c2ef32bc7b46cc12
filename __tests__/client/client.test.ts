/** @jest-environment node */
import { createClient } from "../../src/client/client";
import { memoryStorage } from "../support/dom/memory-storage";
import {
  json,
  type MisbehavingServer,
  raw,
  silence,
  startMisbehavingServer,
  status,
} from "../support/servers/misbehaving-server";

let server: MisbehavingServer;
let now = 1_000_000;
const lines: string[] = [];

beforeEach(async () => {
  server = await startMisbehavingServer();
  lines.length = 0;
});
afterEach(() => server.stop());

function client(storage = memoryStorage(), timeoutMs = 5_000) {
  return createClient({
    baseUrl: server.url,
    timeoutMs,
    now: () => now,
    storage: () => storage,
    log: (line) => lines.push(line),
  });
}

test("read sends a GET with a JSON content type", async () => {
  server.on("/about-us", json({ mission: "m" }));
  expect(await client().read("/about-us")).toEqual({ ok: true, body: { mission: "m" } });
  expect(server.requests[0]).toMatchObject({
    path: "/about-us",
    headers: { "content-type": "application/json" },
  });
});

test("read caches a response for 5 minutes under the product's prefix", async () => {
  const storage = memoryStorage();
  server.on("/blogs", (request, response, visit) => json({ visit })(request, response, visit));
  const { read } = client(storage);
  expect(await read("/blogs")).toEqual({ ok: true, body: { visit: 1 } });
  expect(storage.key(0)).toBe("savanna-signal:cache:/blogs");
  now += 299_999;
  expect(await read("/blogs")).toEqual({ ok: true, body: { visit: 1 } });
  now += 1;
  expect(await read("/blogs")).toEqual({ ok: true, body: { visit: 2 } });
});

test("clear removes cached responses and nothing else", async () => {
  const storage = memoryStorage();
  storage.setItem("savanna-signal:contact-draft", "{}");
  server.on("/about-us", json({}));
  server.on("/services", json({}));
  const { read, clear } = client(storage);
  await read("/about-us");
  await read("/services");
  clear();
  expect([storage.length, storage.key(0)]).toEqual([1, "savanna-signal:contact-draft"]);
});

test("reads of one path at once are one request", async () => {
  server.on("/blogs", json({ blogs: [] }));
  const { read } = client();
  await Promise.all([read("/blogs"), read("/blogs"), read("/blogs")]);
  expect(server.requests).toHaveLength(1);
});

test.each([500, 404, 429])("status %i is logged by its words and not cached", async (code) => {
  const storage = memoryStorage();
  server.on("/blogs", status(code));
  const { read } = client(storage);
  expect(await read("/blogs")).toEqual({ ok: false, status: code });
  expect(lines).toEqual([`Content /blogs: HTTP error! status: ${code}`]);
  expect(storage.length).toBe(0);
  server.on("/blogs", json({ blogs: [] }));
  expect(await read("/blogs")).toEqual({ ok: true, body: { blogs: [] } });
});

test("HTML instead of JSON is a failure", async () => {
  server.on("/blogs", raw("<h1>Welcome to nginx</h1>", "text/html"));
  expect(await client().read("/blogs")).toEqual({ ok: false, status: null });
  expect(lines).toHaveLength(1);
});

test("a silent server is a failure after the time-out", async () => {
  server.on("/blogs", silence());
  expect(await client(memoryStorage(), 30).read("/blogs")).toEqual({ ok: false, status: null });
  expect(lines).toEqual(["Content /blogs: no answer in time"]);
});

test("a request is given 10 s", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  await createClient({ baseUrl: server.url, log: () => undefined }).read("/blogs");
  expect(timeout.mock.calls).toEqual([[10_000]]);
  timeout.mockRestore();
});

test("a stopped server is a failure", async () => {
  const { read } = client();
  await server.stop();
  expect(await read("/blogs")).toEqual({ ok: false, status: null });
  server = await startMisbehavingServer();
});

test("an error without a message is logged by the fallback text", async () => {
  const fetch = () => Promise.reject(new Error(""));
  const log = (line: string) => lines.push(line);
  await createClient({ fetch, log, storage: () => memoryStorage() }).read("/about-us");
  expect(lines).toEqual(["Content /about-us: An error occurred while fetching data"]);
});

test("a denied or damaged storage caches nothing", async () => {
  server.on("/blogs", json([1]));
  const storage = () => {
    throw new Error("denied");
  };
  const denied = createClient({ baseUrl: server.url, storage });
  expect(await denied.read("/blogs")).toEqual({ ok: true, body: [1] });
  denied.clear();
  const damaged = memoryStorage();
  damaged.setItem("savanna-signal:cache:/blogs", "{not json");
  expect(await client(damaged).read("/blogs")).toEqual({ ok: true, body: [1] });
});
