import { readContent } from "../../src/client/client";
import { httpFetch } from "../support/servers/http-fetch";
import {
  json,
  type MisbehavingServer,
  raw,
  silence,
  startMisbehavingServer,
  status,
} from "../support/servers/misbehaving-server";

let server: MisbehavingServer;
const lines: string[] = [];
const { fetch } = globalThis;
const on = (path: string, ...behaviour: Parameters<typeof json>) =>
  server.on(`/content-api${path}`, json(...behaviour));

beforeEach(async () => {
  server = await startMisbehavingServer();
  globalThis.fetch = httpFetch(server.url);
  lines.length = 0;
  jest.spyOn(console, "error").mockImplementation((line) => void lines.push(line));
  sessionStorage.clear();
});
afterEach(async () => {
  jest.restoreAllMocks();
  globalThis.fetch = fetch;
  await server.stop();
});

test("readContent sends a GET with a JSON content type", async () => {
  on("/about-us", { mission: "m" });
  expect(await readContent("/about-us")).toEqual({ ok: true, body: { mission: "m" } });
  expect(server.requests[0]).toMatchObject({
    path: "/content-api/about-us",
    headers: { "content-type": "application/json" },
  });
});

test("a response is cached for 5 minutes under the product's prefix", async () => {
  let now = 1_000_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  server.on("/content-api/blogs", (request, response, visit) =>
    json({ visit })(request, response, visit),
  );
  expect(await readContent("/blogs")).toEqual({ ok: true, body: { visit: 1 } });
  expect(sessionStorage.key(0)).toBe("savanna-signal:cache:/blogs");
  now += 299_999;
  expect(await readContent("/blogs")).toEqual({ ok: true, body: { visit: 1 } });
  now += 1;
  expect(await readContent("/blogs")).toEqual({ ok: true, body: { visit: 2 } });
});

test("a cached response dated by a clock that was ahead is fetched again", async () => {
  let now = 1_000_000_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  on("/blogs", { blogs: [] });
  await readContent("/blogs");
  now -= 900_000_000;
  await readContent("/blogs");
  expect(server.requests).toHaveLength(2);
});

test("preview mode bypasses the host's cache", async () => {
  on("/about-us", {});
  on("/services", {});
  await readContent("/about-us");
  sessionStorage.setItem("savanna-signal:preview", "on");
  await readContent("/services");
  const [visit, preview] = server.requests.map(({ headers }) => headers["cache-control"]);
  expect([visit, preview]).toEqual([undefined, "no-cache"]);
});

test("leaving the page clears the cache and nothing else", async () => {
  sessionStorage.setItem("savanna-signal:preview", "1");
  on("/about-us", {});
  on("/services", {});
  await readContent("/about-us");
  await readContent("/services");
  expect(sessionStorage).toHaveLength(3);
  window.dispatchEvent(new Event("pagehide"));
  expect({ ...sessionStorage }).toEqual({ "savanna-signal:preview": "1" });
});

test("simultaneous reads of one path share a request", async () => {
  on("/blogs", { blogs: [] });
  await Promise.all(["/blogs", "/blogs", "/blogs"].map(readContent));
  expect(server.requests).toHaveLength(1);
});

test.each([500, 404, 429])("status %i is logged with its message and not cached", async (code) => {
  server.on("/content-api/blogs", status(code));
  expect(await readContent("/blogs")).toEqual({ ok: false, status: code });
  expect(lines).toEqual([`Content /blogs: HTTP error! status: ${code}`]);
  expect(sessionStorage).toHaveLength(0);
  on("/blogs", { blogs: [] });
  expect(await readContent("/blogs")).toEqual({ ok: true, body: { blogs: [] } });
});

test("HTML instead of JSON is a failure", async () => {
  server.on("/content-api/blogs", raw("<h1>Welcome to nginx</h1>", "text/html"));
  expect(await readContent("/blogs")).toEqual({ ok: false, status: null });
  expect(lines).toHaveLength(1);
});

test("JSON nested deeper than any content is a failure, and isn't cached", async () => {
  const nested = `${'{"blogs":'.repeat(8_000)}[]${"}".repeat(8_000)}`;
  server.on("/content-api/blogs", raw(nested, "application/json"));
  expect(await readContent("/blogs")).toEqual({ ok: false, status: null });
  expect(lines).toEqual(["Content /blogs: the response is nested too deeply"]);
  expect(sessionStorage).toHaveLength(0);
});

test("a server that doesn't respond within 10 s is a failure", async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const asked = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(30));
  server.on("/content-api/blogs", silence());
  expect(await readContent("/blogs")).toEqual({ ok: false, status: null });
  expect(lines).toEqual(["Content /blogs: no response in time"]);
  expect(asked.mock.calls).toEqual([[10_000]]);
});

test("a server that has stopped is a failure", async () => {
  await server.stop();
  expect(await readContent("/blogs")).toEqual({ ok: false, status: null });
  server = await startMisbehavingServer();
});

test("an error without a message is logged with the fallback text", async () => {
  globalThis.fetch = () => Promise.reject(new Error(""));
  await readContent("/about-us");
  expect(lines).toEqual(["Content /about-us: An error occurred while fetching data"]);
});

test("nothing is cached if storage is denied or damaged", async () => {
  on("/blogs", [1]);
  sessionStorage.setItem("savanna-signal:cache:/blogs", "{not json");
  expect(await readContent("/blogs")).toEqual({ ok: true, body: [1] });
  const denied = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(await readContent("/blogs")).toEqual({ ok: true, body: [1] });
  window.dispatchEvent(new Event("pagehide"));
  denied.mockRestore();
  expect(server.requests).toHaveLength(2);
});
