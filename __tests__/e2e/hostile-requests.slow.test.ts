import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { siteFolder } from "../../src/server/site-folder";
import { startServer } from "../../src/server/site-server";
import { startBrowser } from "../support/browser/browser";
import { builtFiles } from "../support/browser/built-site";
import { testWith } from "../support/browser/programs";
import {
  json,
  type MisbehavingServer,
  raw,
  reset,
  startMisbehavingServer,
} from "../support/servers/misbehaving-server";
import { rawGet, rawRequest } from "../support/servers/raw-request";
import { type RunningScript, runScript } from "../support/servers/run-script";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/**
 * What strangers send to the built site. `npm run serve` runs in its own process, whose open files
 * and memory are measured before and after.
 */

const inChromium = testWith("chromium");
const folder = temporaryFolder();
const POLICY = JSON.parse(readFileSync("deploy/generated/headers.json", "utf8"))[
  "Content-Security-Policy"
];
const CLOSED = "default-src 'none'; frame-ancestors 'none'; sandbox";
const IMAGE = "/content-api/images/hero/bulk-sms.jpg";

interface Host {
  readonly url: string;
  readonly script: RunningScript;
}
let host: Host;
let forwarding: Host;
let api: MisbehavingServer;

async function serve(env: Record<string, string>): Promise<Host> {
  const script = runScript("serve.ts", { cwd: folder, env: { PORT: "0", ...env } });
  const url = (await script.nextLine()).replace("Site ready at ", "");
  return { url, script };
}

beforeAll(async () => {
  cpSync("sample", path.join(folder, "content"), { recursive: true });
  cpSync("public", path.join(folder, "public"), { recursive: true });
  cpSync("deploy/generated", path.join(folder, "deploy/generated"), { recursive: true });
  await writeFiles(folder, { "deploy/generated/gone/blog/77": "" });
  symlinkSync("/etc/passwd", path.join(folder, "content/images/leak.png"));
  symlinkSync("/etc/passwd", path.join(folder, "public/leak.png"));
  symlinkSync("/etc", path.join(folder, "public/etc"));
  api = await startMisbehavingServer();
  api.on("/blogs", json({ blogs: [] }, { etag: '"1"' }));
  api.on("/images/a.png", raw("picture", "image/png"));
  api.on("/our-team", reset());
  // a channel keeps the health check green, and no enquiry sent here is accepted
  const channel = {
    INBOX_WEBHOOK_URL: `${api.url}/enquiries`,
    INBOX_WEBHOOK_SECRET: Buffer.alloc(24, "s").toString("base64"),
  };
  host = await serve({ TRUSTED_PROXIES: "127.0.0.3", ...channel });
  forwarding = await serve({ CONTENT_API_URL: api.url, CONTENT_API_TIMEOUT_MS: "600000" });
});
afterAll(async () => {
  for (const { script } of [host, forwarding]) script.process.kill("SIGTERM");
  await Promise.all([host.script.ended, forwarding.script.ended]);
  await api.stop();
});

/** Open files and MB of memory of a host's process, according to the system. */
function usage({ script }: Host): { readonly files: number; readonly megabytes: number } {
  const directory = `/proc/${script.process.pid}`;
  const status = readFileSync(`${directory}/status`, "utf8");
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  return { files: readdirSync(`${directory}/fd`).length, megabytes: kilobytes / 1_024 };
}

/** Visits the host until it has at most `files` open. If it keeps them, the test times out. */
async function filesAreClosed(of: Host, files: number): Promise<void> {
  while (usage(of).files > files) await visit(of);
}

/** An honest visitor on a separate connection, from another address. */
async function visit({ url }: Host): Promise<number> {
  const socket = await open(url, `GET /about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, {
    localAddress: "127.0.0.2",
  });
  const [head] = await once(socket.resume(), "data");
  socket.destroy();
  return Number(String(head).split(" ")[1]);
}

/** A connection that sends `text` and reads nothing. */
async function open(
  url: string,
  text: string,
  options: { readonly localAddress?: string } = {},
): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), ...options }).pause();
  socket.on("error", () => undefined); // the host closes it
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

const get = (urlPath: string) => `GET ${urlPath} HTTP/1.1\r\nHost: a\r\n\r\n`;

const SCRIPT = builtFiles(/^app-[0-9a-f]+\.js$/)[0] ?? "";
test.each([
  ["/", 200, POLICY],
  ["/about", 200, POLICY],
  ["/blog/12", 200, POLICY],
  ["/services/no-such-service", 200, POLICY],
  ["/nothing", 404, POLICY],
  ["/blog/no-such-post", 404, POLICY],
  ["/blog/77", 410, POLICY],
  ["/about/", 301, POLICY],
  ["/%ff", 400, POLICY],
  ["/leak.png", 404, POLICY],
  ["/etc/passwd", 404, POLICY],
  ["/static/.env", 404, POLICY],
  ["/webpack.stats.json", 404, POLICY],
  [`/${SCRIPT}`, 200, "frame-ancestors 'none'"],
  ["/page-data/about/page-data.json", 200, "frame-ancestors 'none'"],
  ["/content-api/blogs", 200, CLOSED],
  ["/content-api/blogs/none", 404, CLOSED],
  [IMAGE, 200, CLOSED],
  ["/content-api/images/leak.png", 404, CLOSED],
  ["/content-api/images/..%2f..%2fcompany.json", 404, CLOSED],
  ["/content-api/nothing", 404, CLOSED],
  ["/content-api/health", 200, CLOSED],
])(
  "%s (%i) has every header, with and without validators, and reveals nothing",
  (urlPath, status, policy) => expectHeaders(host, urlPath, status, policy),
);

test.each([
  ["/content-api/blogs", 200],
  ["/content-api/images/a.png", 200],
  ["/content-api/blogs/none", 404],
  ["/content-api/our-team", 502],
])("%s (%i), forwarded, has every header too", (urlPath, status) =>
  expectHeaders(forwarding, urlPath, status, CLOSED),
);

/**
 * Whatever the request contains, the responses have the security headers, and one of them is a 304.
 */
async function expectHeaders({ url }: Host, urlPath: string, status: number, policy: string) {
  const first = await fetch(url + urlPath, { redirect: "manual" });
  expect(first.status).toBe(status);
  expect(await first.text()).not.toContain("root:");
  const etag = first.headers.get("etag") ?? '"none"';
  const modified = first.headers.get("last-modified") ?? "";
  const statuses: number[] = [];
  const requests: Record<string, string>[] = [
    { "if-none-match": etag },
    {},
    { "if-none-match": "*" },
    { "if-modified-since": modified },
    { range: "bytes=0-1" },
    { range: "bytes=99999999-" },
    { range: "items=0-1" },
    { "accept-encoding": "br" },
  ];
  for (const headers of requests) {
    for (const method of ["GET", "HEAD"]) {
      const response = await fetch(url + urlPath, { headers, method, redirect: "manual" });
      await response.arrayBuffer();
      statuses.push(response.status);
      expect(response.headers.get("content-security-policy")).toBe(policy);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("x-frame-options")).toBe("DENY");
    }
  }
  if (status === 200 && first.headers.has("etag")) expect(statuses[0]).toBe(304);
}

test.each([
  ["items=0-1", 200],
  ["bytes=0-1,4-5", 200],
  ["0-1", 200],
  ["bytes=0-1", 206],
])("a request with Range: %s has status %i", async (range, status) => {
  const response = await fetch(`${host.url}/robots.txt`, { headers: { range } });
  const isWhole = (await response.text()) === readFileSync("public/robots.txt", "utf8");
  expect([response.status, isWhole]).toEqual([status, status === 200]);
});

const SENT = "Host: a\r\nContent-Type: application/json\r\nConnection: close\r\n";
const post = (headers: string, body = "{}") =>
  `POST /content-api/contact HTTP/1.1\r\n${SENT}${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
const TOO_LONG = `"${"x".repeat(3_000_000)}"`;
test.each([
  ["a page of another site", post("Origin: https://evil.example\r\n"), 403],
  ["a page without an origin", post("Origin: null\r\n"), 403],
  ["a sender who never stops", post("", TOO_LONG), 413],
  ["deeply nested lists", post("", "[".repeat(3_000_000)), 413],
])("an enquiry of %s is refused, and the sender reads why", async (_, request, status) => {
  const answer = await rawRequest(host.url, request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\\{"message":"[^"]+"\\}$`, "s"));
});

test.each([
  "/images/..;/admin",
  "/blogs/..;a=b/admin",
  "/images/..%3b/admin",
  "/images/%c0%ae%c0%ae/admin",
  "/images/%25c0%25ae%25c0%25ae/admin",
  "/images/%e0%80%ae/admin",
  "/blogs/%ff",
  "/blogs/..%252f..%252fadmin",
])("%s never reaches the content API", async (urlPath) => {
  const before = api.requests.length;
  expect((await rawGet(forwarding.url, `/content-api${urlPath}`)).status).toBe(404);
  expect(api.requests.length).toBe(before);
});

test("a proxy that writes ports, and a single IPv6 network, have one limit on enquiries", async () => {
  const proxy = { localAddress: "127.0.0.3" };
  const send = async (client: string) => {
    const socket = await open(host.url, post(`X-Forwarded-For: ${client}\r\n`), proxy);
    const [head] = await once(socket.resume(), "data");
    socket.destroy();
    return Number(String(head).split(" ")[1]);
  };
  const statuses = async (client: (n: number) => string, count: number) => {
    const all: number[] = [];
    for (let n = 0; n < count; n += 1) all.push(await send(client(n)));
    return all.filter((status) => status === 429).length;
  };
  expect(await statuses((n) => `203.0.113.9:${40_001 + n}`, 8)).toBeGreaterThan(0);
  expect(await statuses((n) => `[2001:db8:1:2::${n}]:443`, 8)).toBeGreaterThan(0);
  expect(await statuses((n) => `2001:db8:5:${n.toString(16)}::1`, 8)).toBe(0); // eight networks
  expect(await statuses((n) => `2001:db8:5:${(n + 8).toString(16)}::1`, 150)).toBeGreaterThan(0);
});

test("packets of requests whose responses nobody reads leave no file open and use little memory", async () => {
  await visit(host);
  const before = usage(host);
  const packet = get(IMAGE).repeat(Math.floor(60_000 / get(IMAGE).length));
  const silent = await Promise.all(Array.from({ length: 14 }, () => open(host.url, packet)));
  const few = await Promise.all(
    Array.from({ length: 14 }, () => open(host.url, get(IMAGE).repeat(8))),
  );
  expect(await visit(host)).toBe(200);
  const during = usage(host);
  expect(during.files - before.files).toBeLessThan(14 * 4); // two for each current response
  for (const socket of [...silent, ...few]) socket.destroy();
  await filesAreClosed(host, before.files);
  expect(usage(host).megabytes - before.megabytes).toBeLessThan(200);
});

test("unfinished requests from one address don't block others", async () => {
  const before = usage(host);
  const half = await Promise.all(
    Array.from({ length: 1_200 }, () => open(host.url, "GET / HTTP/1.1\r\n")),
  );
  expect(await visit(host)).toBe(200);
  const during = usage(host);
  expect(during.files - before.files).toBeLessThan(600);
  expect(during.megabytes - before.megabytes).toBeLessThan(100);
  for (const socket of half) socket.destroy();
  await filesAreClosed(host, before.files);
});

test("reads of the content API end when the visitors who requested them leave", async () => {
  const part = Buffer.alloc(65_536);
  api.on("/images/slow.png", (_, response) => {
    response.writeHead(200, { "content-type": "image/png", "content-length": "12000000" });
    for (let n = 0; n < 183; n += 1) response.write(part); // 8,000 bytes short of the end
  });
  await visit(forwarding);
  const before = usage(forwarding);
  const arrived = api.requests.length + 150;
  const sockets = await Promise.all(
    Array.from({ length: 150 }, () => open(forwarding.url, get("/content-api/images/slow.png"))),
  );
  await api.arrived(arrived);
  await api.brokenOff(100); // 1.8 GB is too much to hold, even if nobody has left
  expect(usage(forwarding).megabytes - before.megabytes).toBeLessThan(600);
  for (const socket of sockets) socket.destroy();
  await api.brokenOff(150);
  await filesAreClosed(forwarding, before.files + 8); // the pool of connections to the API
}, 300_000);

let page: { readonly url: string; readonly close: () => Promise<void> };
const browser = startBrowser(() => page.url);
beforeAll(async () => {
  const site = path.join(folder, "injected");
  await writeFiles(site, {
    "public/index.html":
      "<!doctype html><title>Page</title><h1>Page</h1><script>window.injected = true</script>",
  });
  const hostDirectory = path.resolve("deploy/generated");
  const located = siteFolder(path.join(site, "public"), { hostDirectory });
  page = await startServer({
    port: 0,
    publicDirectory: () => located,
    api: { target: new URL(api.url) },
  });
});
afterAll(() => page.close());

inChromium("a script injected into a page doesn't run on any visit", async () => {
  const { page: tab } = await browser.newPage();
  for (let visits = 0; visits < 3; visits += 1) {
    await tab.goto(page.url);
    expect(await tab.evaluate(() => "injected" in window)).toBe(false);
  }
});

test("a host whose headers disappear keeps the last ones, and its health check fails", async () => {
  rmSync(path.join(folder, "deploy/generated/headers.json"));
  const { status, headers } = await rawGet(host.url, "/");
  expect([status, headers.includes(POLICY)]).toEqual([200, true]);
  expect((await fetch(`${host.url}/content-api/health`)).status).toBe(503);
});
