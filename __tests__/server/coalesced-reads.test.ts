import { text } from "node:stream/consumers";
import { createForwarder, type ForwardOptions } from "../../src/server/forward";
import { memoryCache } from "../../src/server/memory-cache";
import { isFull } from "../support/full";
import {
  type Behaviour,
  endless,
  json,
  type MisbehavingServer,
  raw,
  redirect,
  reset,
  silence,
  startMisbehavingServer,
  status,
} from "../support/servers/misbehaving-server";

/** Which of visitors' reads reach the content API through the forwarder. */
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let api: MisbehavingServer;
let now: number;
let lines: string[];
let forward: ReturnType<typeof createForwarder>;

const start = (options: Partial<ForwardOptions> = {}) =>
  createForwarder({
    target: new URL(api.url),
    basePath: "/content-api",
    cache: memoryCache(),
    now: () => now,
    log: (line) => lines.push(line),
    ...options,
  });
beforeEach(async () => {
  api = await startMisbehavingServer();
  now = 1_764_000_000_000;
  lines = [];
  forward = start();
});
afterEach(() => api.stop());

const read = async (urlPath: string, init?: RequestInit) => {
  const response = await forward(new Request(`http://site.test/content-api${urlPath}`, init));
  return { status: response.status, headers: response.headers, body: await response.text() };
};
const servesVisits: Behaviour = (request, response, visit) =>
  json({ blogs: [], visit })(request, response, visit);

test("a response is cached for a minute", async () => {
  api.on("/blogs", servesVisits);
  expect((await read("/blogs")).body).toBe('{"blogs":[],"visit":1}');
  now += MINUTE_MS - 1;
  const cached = await read("/blogs");
  expect([cached.body, cached.headers.get("age")]).toEqual(['{"blogs":[],"visit":1}', "59"]);
  now += 1;
  expect((await read("/blogs")).body).toBe('{"blogs":[],"visit":2}');
});

test("after a clock that was ahead is corrected, no old response is kept", async () => {
  api.on("/blogs", servesVisits);
  now += 30 * DAY_MS;
  await read("/blogs");
  now -= 30 * DAY_MS;
  expect((await read("/blogs")).body).toContain('"visit":2');
  now += 30 * DAY_MS;
  await read("/blogs");
  now -= 30 * DAY_MS;
  api.on("/blogs", status(500));
  expect((await read("/blogs")).status).toBe(500); // nor is it used in place of a failure
});

const VISITS = isFull ? 10_000 : 500;
test(`${VISITS} visits of the blog in ten minutes reach the API ten times at most`, async () => {
  api.on("/blogs", json({ blogs: [] }));
  for (let visit = 0; visit < VISITS; visit += 1) {
    now += (10 * MINUTE_MS) / VISITS;
    const order = visit % 2 ? "page=1&sort_by=title" : "sort_by=title&page=1";
    expect((await read(`/blogs?${order}&utm=${visit}`)).status).toBe(200);
  }
  expect(api.requests.length).toBeLessThanOrEqual(10);
});

test("simultaneous requests reach the API once, and each gets the whole response", async () => {
  api.on("/blogs", servesVisits);
  const all = await Promise.all(Array.from({ length: 200 }, () => read("/blogs")));
  expect(new Set(all.map(({ body }) => body))).toEqual(new Set(['{"blogs":[],"visit":1}']));
  expect(api.requests).toHaveLength(1);
});

/** As on Workers, where requests can't await each other's promises. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

test("requests that have to poll also reach the API once, and all get its response or failure", async () => {
  forward = start({ pause });
  api.on("/blogs", servesVisits);
  api.on("/blogs/1", reset());
  const fifty = (urlPath: string) =>
    Promise.all(Array.from({ length: 50 }, () => read(urlPath))).then((all) => [
      ...new Set(all.map(({ status, body }) => (status === 200 ? body : status))),
    ]);
  expect(await fifty("/blogs")).toEqual(['{"blogs":[],"visit":1}']);
  expect(await fifty("/blogs/1")).toEqual([502]);
  expect(api.requests).toHaveLength(2);
});

test("a read that was lost with its request is repeated by those waiting for it", async () => {
  forward = start({ pause, timeoutMs: MINUTE_MS, log: () => undefined });
  api.on("/blogs", silence());
  void read("/blogs").catch(() => undefined);
  await api.arrived(1);
  const waiting = [read("/blogs"), read("/blogs")];
  api.on("/blogs", servesVisits);
  now += MINUTE_MS + 1_001;
  expect((await Promise.all(waiting)).map(({ body }) => body)).toEqual([
    '{"blogs":[],"visit":2}',
    '{"blogs":[],"visit":2}',
  ]);
});

test("a shared read continues while a visitor waits, and ends with the last one", async () => {
  forward = start({ timeoutMs: 600_000 });
  api.on("/blogs", silence());
  const leavers = [new AbortController(), new AbortController()];
  const reads = leavers.map(({ signal }) => read("/blogs", { signal }));
  await api.arrived(1);
  leavers[0]?.abort();
  const third = new AbortController();
  const late = read("/blogs", { signal: third.signal });
  leavers[1]?.abort();
  expect(api.requests).toHaveLength(1);
  third.abort();
  await api.brokenOff(1);
  expect((await Promise.all([...reads, late])).map(({ status }) => status)).toEqual([
    503, 503, 503,
  ]);
  api.on("/blogs", servesVisits);
  expect((await read("/blogs")).status).toBe(200); // the next one asks again
  expect(lines).toEqual([]);
});

test.each<[string, Behaviour]>([
  ["resets connections", reset()],
  ["doesn't respond", silence()],
  ["fails", status(500)],
  ["is overloaded", status(429)],
  ["redirects", redirect("http://evil.example/")],
  ["sends a page", raw("<script>", "text/html")],
  ["sends endlessly", endless()],
  ["sends something else", json({ error: "down" })],
])(
  "while the API %s, a cached response of up to a day is served, and the API is asked once a minute",
  async (_, failure) => {
    const cache = memoryCache();
    forward = start({ cache });
    api.on("/blogs", json([true]));
    await read("/blogs");
    forward = start({ cache, timeoutMs: 300 }); // only for reads that never end
    api.on("/blogs", failure);
    now += MINUTE_MS;
    for (let visit = 0; visit < 3; visit += 1) {
      const { status: code, body, headers } = await read("/blogs");
      expect([code, body, headers.get("age")]).toEqual([200, "[true]", "60"]);
    }
    expect(api.requests).toHaveLength(2);
    expect(lines).toEqual([expect.stringMatching(/^forward: GET .blogs: .*; serving a copy$/)]);
    now += DAY_MS;
    expect((await read("/blogs")).status).toBeGreaterThanOrEqual(400);
    forward = start({ cache });
    api.on("/blogs", json(["again"]));
    expect((await read("/blogs")).body).toBe('["again"]');
  },
);

test("a record that the API no longer has is gone, however recently it was cached", async () => {
  api.on("/blogs/1", json({ id: 1 }));
  await read("/blogs/1");
  api.on("/blogs/1", status(404));
  now += MINUTE_MS;
  expect((await read("/blogs/1")).status).toBe(404);
  api.on("/blogs/1", reset());
  now += MINUTE_MS;
  expect((await read("/blogs/1")).status).toBe(502); // no cached response
});

test.each([404, 410])("a missing record (%i) is remembered for a minute", async (code) => {
  api.on("/blogs/old", status(code));
  for (let visit = 0; visit < 60; visit += 1) {
    const { status: answer, body } = await read("/blogs/old");
    expect([answer, body]).toEqual([code, ""]);
    now += MINUTE_MS / 60;
  }
  expect(api.requests).toHaveLength(1);
  api.on("/blogs/old", json({ id: "old" }));
  expect((await read("/blogs/old")).status).toBe(200);
});

test("requests for old URLs don't push content out of the cache", async () => {
  api.on("/blogs", json([]));
  await read("/blogs");
  for (let post = 0; post < 200; post += 1) await read(`/blogs/${post}`);
  const before = api.requests.length;
  await read("/blogs");
  expect(api.requests).toHaveLength(before);
});

test.each<[string, string, Behaviour]>([
  ["a picture", "/images/a.png", raw("x", "image/png")],
  ["more than 1 MB", "/blogs", raw(`["${"x".repeat(1_000_000)}"]`)],
  ["an error", "/blogs/none", status(403)],
])("%s isn't cached", async (_, urlPath, behaviour) => {
  api.on(urlPath, behaviour);
  const statuses = [(await read(urlPath)).status, (await read(urlPath)).status];
  expect(api.requests).toHaveLength(2);
  expect(statuses[0]).toBe(statuses[1]);
});

test.each(["private", "no-store"])(
  "an API whose framework sends %s by default is asked once a minute too",
  async (cacheControl) => {
    api.on("/blogs", json([], { "cache-control": cacheControl }));
    for (let visit = 0; visit < 3; visit += 1) await read("/blogs");
    expect(api.requests).toHaveLength(1);
  },
);

test("a preview is never cached, and doesn't affect what is cached for others", async () => {
  api.on("/blogs", servesVisits);
  expect((await read("/blogs")).body).toBe('{"blogs":[],"visit":1}');
  const headers = { "cache-control": "no-cache", pragma: "no-cache" }; // `cache: "reload"`
  expect((await read("/blogs", { headers })).body).toBe('{"blogs":[],"visit":2}');
  expect((await read("/blogs", { headers })).body).toBe('{"blogs":[],"visit":3}');
  expect((await read("/blogs")).body).toBe('{"blogs":[],"visit":1}');
});

test("an enquiry is sent each time", async () => {
  const received: string[] = [];
  api.on("/contact", async (request, response, visit) => {
    received.push(await text(request));
    json({ success: true })(request, response, visit);
  });
  const headers = { "content-type": "application/json" };
  for (const body of ['{"a":1}', '{"a":1}'])
    await read("/contact", { method: "POST", headers, body });
  expect(received).toEqual(['{"a":1}', '{"a":1}']);
});

test("few responses are cached, and the least recently used make room", async () => {
  for (let post = 0; post < 300; post += 1) {
    api.on(`/blogs/${post}`, json({ id: post }));
    await read(`/blogs/${post}`);
  }
  const before = api.requests.length;
  await read("/blogs/299");
  expect(api.requests).toHaveLength(before);
  await read("/blogs/0");
  expect(api.requests).toHaveLength(before + 1);
});
