import { once } from "node:events";
import { rm, symlink } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { type ListenOptions, listen, type RunningServer } from "../../src/server/listen";
import { siteFolder } from "../../src/server/site-folder";
import { type SiteServerOptions, startServer } from "../../src/server/site-server";
import { generatedContent } from "../support/content/generated-content";
import { NO_INBOX } from "../support/servers/no-inbox";
import { rawGet, rawRequest } from "../support/servers/raw-request";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
const publicDirectory = path.join(folder, "public");
const local = { port: 0, host: "127.0.0.1" };
let embedded: RunningServer;
let forwarding: RunningServer;

beforeAll(async () => {
  await writeFiles(publicDirectory, {
    "index.html": "<h1>Home</h1>",
    "content-apiary/index.html": "<h1>Bees</h1>",
  });
  embedded = await startServer({
    ...local,
    publicDirectory,
    api: {
      content: generatedContent(3),
      imagesDirectory: folder,
      inbox: NO_INBOX,
    },
  });
  const target = new URL(`${embedded.url}/content-api`);
  forwarding = await startServer({ ...local, publicDirectory, api: { target, timeoutMs: 5_000 } });
});
afterAll(() => Promise.all([embedded.close(), forwarding.close()]));

test("the embedded API serves the release's pictures, never the uploads", async () => {
  const image = "content-api/images/posts/a.png";
  await writeFiles(folder, { [`release-1/${image}`]: "one", [`release-2/${image}`]: "two" });
  let release = "release-1";
  const server = await startServer({
    ...local,
    publicDirectory: () => siteFolder(path.join(folder, release)),
    api: {
      content: generatedContent(3),
      inbox: NO_INBOX,
    },
  });
  const get = async (urlPath: string) => {
    const response = await fetch(server.url + urlPath);
    const text = await response.text(); // otherwise closing the server waits for its reader
    return [response.status, response.ok ? text : ""];
  };
  try {
    expect(await get(`/${image}`)).toEqual([200, "one"]);
    release = "release-2";
    expect(await get(`/${image}`)).toEqual([200, "two"]);
    expect(await get("/content-api/images/hero/bulk-sms.jpg")).toEqual([404, ""]);
  } finally {
    await server.close();
  }
});

test("a site without a newsletter accepts no addresses, but unsubscribing works", async () => {
  const subscribed: string[] = [];
  const subscribe = async (email: string) => {
    subscribed.push(email);
    return "taken" as const;
  };
  const site = path.join(folder, "letters");
  await writeFiles(site, { "index.html": "<h1>Home</h1>" });
  const server = await startServer({
    ...local,
    publicDirectory: () => siteFolder(site),
    api: { content: generatedContent(1), inbox: { ...NO_INBOX, subscribe } },
  });
  opened.push(server.close);
  const post = async (urlPath: string) => {
    const url = `${server.url}/content-api/newsletter${urlPath}`;
    const headers = { "content-type": "application/json" };
    const response = await fetch(url, { method: "POST", headers, body: '{"email":"a@b.example"}' });
    return [response.status, await response.json()];
  };
  expect(await post("")).toEqual([404, { message: "This site has no newsletter." }]);
  expect(subscribed).toEqual([]);
  expect(await post("/unsubscribe?t=1.ours")).toEqual([200, { success: true }]);
  await writeFiles(site, { "newsletter/confirm/index.html": "<h1>Confirm</h1>" });
  expect(await post("")).toEqual([202, { success: true }]);
  expect(subscribed).toEqual(["a@b.example"]);
});

/** Closed after the test even if it timed out. */
let opened: (() => unknown)[] = [];
afterEach(async () => {
  const all = opened;
  opened = [];
  for (const close of all) await close();
});

type Respond = Parameters<typeof listen>[0];
async function serve(respond: Respond, options: Partial<ListenOptions> = {}) {
  const server = await listen(respond, { ...local, log: () => undefined, ...options });
  opened.push(server.close);
  return server;
}

/** Connects, writes `text` and reads nothing. */
async function openSocket(url: string, text: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  socket.on("error", () => undefined); // the server closes it
  opened.unshift(() => socket.destroy());
  await once(socket, "connect");
  socket.write(text);
}

describe.each([
  ["embedded", () => embedded, '{"message":"The article could not be found."}'],
  ["forwarded", () => forwarding, ""], // an API error is only its status
])("with the content API %s", (_, server, noPost) => {
  test.each([
    ["/", 200, "<h1>Home</h1>"],
    ["/content-apiary", 200, "<h1>Bees</h1>"],
    ["/content-api/blogs/2", 200, '"id":2'],
    ["/content-api/blogs?per_page=2", 200, '"pages":2'],
    ["/content-api", 404, "There's nothing at this address."],
    ["/content-api/", 404, "There's nothing at this address."],
    ["/content-api/%2e%2e/content-apiary", 200, "<h1>Bees</h1>"],
  ])("%s responds with %i", async (urlPath, status, part) => {
    const response = await rawGet(server().url, urlPath);
    expect(response).toMatchObject({ status, body: expect.stringContaining(part) });
  });

  test("an unknown id has no post", async () => {
    const response = await fetch(`${server().url}/content-api/blogs/9`);
    expect([response.status, await response.text()]).toEqual([404, noPost]);
  });
});

const POST = "POST /content-api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
test.each([
  ["nonsense", "hello\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["a bad host", "GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n", 400],
  ["two lengths", `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`, 400],
  ["length and chunks", `${POST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nx`, 400],
  ["too long headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
])("a request with %s is refused", async (_, request, status) => {
  expect(await rawRequest(embedded.url, request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await fetch(embedded.url)).status).toBe(200);
});

const UNFINISHED_HEADERS = "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ";
const UNFINISHED_BODY = `${POST}Content-Length: 99\r\n\r\n{"`;
test.each([
  ["headers", UNFINISHED_HEADERS],
  ["body", UNFINISHED_BODY],
])("a client that never finishes its %s is disconnected", async (_, start) => {
  const respond = async (request: Request) => new Response(await request.text());
  const server = await serve(respond, { requestTimeoutMs: 200 });
  expect(await rawRequest(server.url, start)).toMatch(/^(?:HTTP\/1\.1 408 .*)?$/s);
});

test("300 clients that never finish don't block others", async () => {
  const starts = [UNFINISHED_HEADERS, UNFINISHED_BODY, "GET /blog HTTP/1.1\r\nHo"];
  await Promise.all(
    Array.from({ length: 300 }, (_, n) => openSocket(embedded.url, starts[n % 3] ?? "")),
  );
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      fetch(`${embedded.url}${n % 2 ? "/" : "/content-api/blogs"}`),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test("enquiries are limited per client, and only a trusted proxy can name it", async () => {
  const send = async (url: string, forwarded: string) => {
    const headers = { "x-forwarded-for": forwarded };
    return fetch(`${url}/content-api/contact`, { method: "POST", headers });
  };
  const start = async (trustedProxies: string[]) => {
    const api = { target: new URL(embedded.url) };
    const enquiryLimit = { burst: 1, perMinute: 1 };
    const server = await startServer({
      port: 0,
      publicDirectory,
      api,
      enquiryLimit,
      trustedProxies,
      log: () => undefined,
    });
    opened.push(server.close);
    return server.url;
  };
  const open = await start([]);
  expect((await send(open, "192.0.2.1")).status).toBe(415);
  const refused = await send(open, "192.0.2.2");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await refused.json()).toEqual({ message: expect.stringContaining("wait a minute") });
  const behind = await start(["127.0.0.1"]);
  const statuses = ["192.0.2.1", "192.0.2.2", "192.0.2.1"].map((ip) => send(behind, ip));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([415, 415, 429]);
});

const JSON_TYPE = { "content-type": "application/json" };
const WORDS = JSON.stringify({
  full_name: "Achieng",
  email: "achieng@duka.example",
  service_type: "Bulk SMS",
  message: "How much is a short code?",
});

/** A server with the embedded API that records its log. */
async function startKept(options: Partial<SiteServerOptions> = {}) {
  const lines: string[] = [];
  const server = await startServer({
    ...local,
    publicDirectory,
    api: { content: generatedContent(3), imagesDirectory: folder, inbox: NO_INBOX },
    log: (line) => lines.push(line),
    enquiryLimit: { burst: 100, perMinute: 100 },
    ...options,
  });
  opened.push(server.close);
  return { url: server.url, lines };
}

test("enquiries are accepted from programs and this site's pages, but not from other sites'", async () => {
  const siteUrl = "https://www.example.com";
  const { url, lines } = await startKept({ siteUrl, trustedProxies: ["127.0.0.1"] });
  const send = async (headers: Record<string, string>) => {
    const all = { ...JSON_TYPE, ...headers };
    const init = { method: "POST", headers: all, body: WORDS };
    return (await fetch(`${url}/content-api/contact`, init)).status;
  };
  const proxied = { "x-forwarded-host": "site.example" };
  expect(await send({})).toBe(200);
  expect(await send({ origin: siteUrl })).toBe(200);
  expect(await send({ origin: url })).toBe(200);
  expect(await send({ origin: "https://site.example", ...proxied })).toBe(200);
  expect(await send({ origin: "https://site.example:443", ...proxied })).toBe(200);
  expect(lines).toEqual([]);
  for (let n = 0; n < 2; n += 1) expect(await send({ origin: "https://evil.example" })).toBe(403);
  expect(await send({ origin: "null" })).toBe(403);
  expect(await send({ origin: "https://site.example" })).toBe(403);
  const here = `not on ${siteUrl}, ${new URL(url).host}`;
  expect(lines).toEqual([
    `enquiry: refused, because it came from a page on https://evil.example, ${here}`,
    `enquiry: refused, because it came from a page on null, ${here}`,
    `enquiry: refused, because it came from a page on https://site.example, ${here}`,
  ]);
  const stranger = await startKept({ siteUrl });
  const refused = await fetch(`${stranger.url}/content-api/contact`, {
    method: "POST",
    headers: { ...JSON_TYPE, ...proxied, origin: "https://site.example" },
    body: WORDS,
  });
  expect(refused.status).toBe(403);
});

test("a local server refuses other sites' pages, whatever name leads to it", async () => {
  const { url } = await startKept({ isLocalOnly: true });
  const ask = (host: string, origin = "") =>
    rawRequest(
      url,
      `GET /content-api/blogs HTTP/1.1\r\nHost: ${host}\r\n${origin}Connection: close\r\n\r\n`,
    );
  const { host } = new URL(url);
  expect(await ask(host)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask(host, "Origin: https://evil.example\r\n")).toMatch(/^HTTP\/1\.1 403 /);
  expect(await ask("evil.example")).toMatch(/^HTTP\/1\.1 421 /);
});

test("the limit on enquiries works behind a proxy that includes ports", async () => {
  const enquiryLimit = { burst: 2, perMinute: 1 };
  const { url } = await startKept({ trustedProxies: ["127.0.0.1"], enquiryLimit });
  const send = async (port: number) => {
    const headers = { ...JSON_TYPE, "x-forwarded-for": `203.0.113.9:${port}` };
    const init = { method: "POST", headers, body: WORDS };
    return (await fetch(`${url}/content-api/contact`, init)).status;
  };
  expect([await send(40_001), await send(40_002), await send(40_003)]).toEqual([200, 200, 429]);
});

test.each([
  ["a body far over the limit", `"${"x".repeat(3_000_000)}"`],
  ["a very deeply nested body", "[".repeat(3_000_000)],
])("the sender of %s reads that it's too long", async (_, body) => {
  const enquiryLimit = { burst: 100, perMinute: 100 };
  const target = new URL(`${embedded.url}/content-api`);
  for (const api of [undefined, { target }]) {
    const { url } = await startKept({ enquiryLimit, ...(api && { api }) });
    const head = `${POST}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
    const answer = await rawRequest(url, head + body);
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*\{"message":"The message is too long\."\}$/s);
    const chunks = `${POST}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    expect(await rawRequest(url, chunks + chunk)).toMatch(/^HTTP\/1\.1 413 .*too long/s);
  }
});

test.each([
  ["nothing", ""],
  ["a form", "List-Unsubscribe=One-Click"],
  ["three million bytes", "\xff".repeat(3_000_000)],
])("unsubscribing works whatever is sent along, with or without a length: %s", async (_, body) => {
  const { url } = await startKept();
  const head = "POST /content-api/newsletter/unsubscribe?t=a.b HTTP/1.1\r\nHost: a\r\n";
  const length = `Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
  const chunked = "Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
  const chunk = body && `${body.length.toString(16)}\r\n${body}\r\n`;
  for (const rest of [length + body, `${chunked}${chunk}0\r\n\r\n`]) {
    const answer = await rawRequest(url, Buffer.from(head + rest, "latin1"));
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*\{"success":true\}$/s);
  }
});

test.each([
  ["too long", "", 413],
  ["from another site's page", "Origin: https://evil.example\r\n", 403],
])(
  "an enquiry that is %s isn't answered while its sender is still writing",
  async (_, more, status) => {
    const { url } = await startKept();
    const half = "x".repeat(100_000);
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).setEncoding("latin1");
    opened.unshift(() => socket.destroy());
    let answer = "";
    socket.on("data", (part) => {
      answer += part;
    });
    socket.write(`${POST}${more}Connection: close\r\nContent-Length: 200000\r\n\r\n${half}`);
    for (let n = 0; n < 20; n += 1) await (await fetch(url)).text(); // until it's read
    expect(answer).toBe("");
    socket.write(half);
    await once(socket, "close");
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  },
);

test.each([
  ["a host of five numbers", "1.2.3.4.5", "GET", "/"],
  ["a number that isn't an address", "256.1.1.1", "GET", "/content-api/blogs"],
  ["a name that ends in a number", "a.1", "POST", "/content-api/contact"],
  ["such a host", "1.2.3.4.5", "POST", "/content-api/newsletter/unsubscribe"],
  ["a path in its host", "a/b?c", "GET", "/"],
  ["a password", "a", "POST", "http://me:secret@a/content-api/newsletter/unsubscribe"],
])(
  "a request with %s (%s: %s %s) gets one sentence, and nothing is logged",
  async (_, host, method, urlPath) => {
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { url, lines } = await startKept();
    const body = method === "POST" ? WORDS : "";
    const answer = await rawRequest(
      url,
      `${method} ${urlPath}?t=secret HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\nThis request can't be processed\.$/s);
    expect(answer).toMatch(/^content-security-policy: /im);
    expect([...lines, ...said.mock.calls.flat()]).toEqual([]);
    said.mockRestore();
  },
);

test("a path can't forge a log line", async () => {
  const content = generatedContent(3);
  const broken = { ...content, blogs: () => JSON.parse("{\n") };
  const { url, lines } = await startKept({ api: { content: broken, inbox: NO_INBOX } });
  const { status } = await rawGet(url, "/content-api/blogs/x%0aserver:%20FORGED%1b%5b2J");
  expect(status).toBe(500);
  expect(lines).toEqual([
    expect.stringMatching(
      /^content API: GET \/content-api\/blogs\/x%0aserver:%20FORGED%1b%5b2J: .+$/,
    ),
  ]);
});

test("no link leads the content API out of its folder of pictures", async () => {
  const images = path.join(folder, "images");
  await writeFiles(images, { "real.png": "picture" });
  await symlink("/etc/passwd", path.join(images, "leak.png"));
  const api = { content: generatedContent(3), imagesDirectory: images, inbox: NO_INBOX };
  const { url } = await startKept({ api });
  expect(await rawGet(url, "/content-api/images/real.png")).toMatchObject({ body: "picture" });
  const leak = await rawGet(url, "/content-api/images/leak.png");
  expect([leak.status, leak.body]).toEqual([404, '{"message":"There\'s no such image."}']);
});

describe("all responses have the same headers, wherever they come from", () => {
  const POLICY = "script-src 'self' 'sha256-a'";
  const CLOSED = "default-src 'none'; frame-ancestors 'none'; sandbox";
  const NO_PAGE = "frame-ancestors 'none'";
  const site = path.join(folder, "headers");
  let url: string;
  let server: RunningServer;
  beforeAll(async () => {
    await writeFiles(site, {
      "public/index.html": "<h1>Home</h1>",
      "public/404.html": "<h1>Not here</h1>",
      "public/410.html": "<h1>Removed</h1>",
      "public/app.js": "own()",
      "public/icons.svg": "<svg/>",
      "gone/blog/77": "",
      "host/headers.json": JSON.stringify({ "Content-Security-Policy": POLICY }),
      "images/a.png": "picture",
    });
    const hostFolder = siteFolder(path.join(site, "public"), {
      hostDirectory: path.join(site, "host"),
      removedDirectory: path.join(site, "gone"),
    });
    const content = generatedContent(3);
    const api = { content, imagesDirectory: path.join(site, "images"), inbox: NO_INBOX };
    server = await startServer({ ...local, api, publicDirectory: () => hostFolder });
    url = server.url;
  });
  afterAll(() => server.close());

  test.each([
    ["/", 200, POLICY],
    ["/icons.svg", 200, CLOSED],
    ["/app.js", 200, NO_PAGE],
    ["/nothing", 404, POLICY],
    ["/blog/77", 410, POLICY],
    ["/about/", 301, POLICY],
    ["/%ff", 400, POLICY],
    ["/content-api/blogs", 200, CLOSED],
    ["/content-api/blogs/9", 404, CLOSED],
    ["/content-api/images/a.png", 200, CLOSED],
    ["/content-api/nothing", 404, CLOSED],
    ["/content-api/health", 200, CLOSED],
  ])("%s (%i)", async (urlPath, status, policy) => {
    const ask = async (headers: Record<string, string>, method = "GET") =>
      fetch(url + urlPath, { headers, method, redirect: "manual" });
    const first = await ask({});
    expect(first.status).toBe(status);
    const etag = first.headers.get("etag") ?? '"none"';
    const modified = first.headers.get("last-modified") ?? new Date().toUTCString();
    const answers = [
      first,
      await ask({ "if-none-match": etag }),
      await ask({ "if-none-match": "*" }),
      await ask({ "if-modified-since": modified }),
      await ask({ range: "bytes=0-1" }),
      await ask({}, "HEAD"),
      await ask({ "if-none-match": etag }, "HEAD"),
      await ask({ "accept-encoding": "gzip" }),
    ];
    if (status === 200 && etag !== '"none"') expect(answers[1]?.status).toBe(304);
    for (const { headers } of [...answers, await ask({}, "PUT")]) {
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("geolocation=()");
    }
    for (const { headers } of answers) expect(headers.get("content-security-policy")).toBe(policy);
  });

  test.each([
    ["text that isn't HTTP", "hello\r\n\r\n"],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["a bad host", "GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n"],
    ["too long headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
  ])("a request with %s", async (_, request) => {
    const answer = await rawRequest(url, request);
    expect(answer.split("\r\n")).toContain(`Content-Security-Policy: ${CLOSED}`);
    expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
  });

  test("the health check reports pages that need an inbox which the host doesn't have", async () => {
    const check = async () => (await fetch(`${url}/content-api/health`)).status;
    expect(await check()).toBe(200);
    const built = siteFolder(path.join(site, "public"), { hostDirectory: path.join(site, "host") });
    const apart = await startServer({
      ...local,
      api: { target: new URL("http://127.0.0.1:9") },
      publicDirectory: () => ({ ...built, hasInbox: true }),
    });
    const response = await fetch(`${apart.url}/content-api/health`);
    expect([response.status, await response.json()]).toEqual([
      503,
      { healthy: false, problems: [expect.stringContaining("built with different settings")] },
    ]);
    await apart.close();
  });

  test("a failed delivery, which a stranger can cause, isn't a problem of the deployment", async () => {
    const attention = async () => ["1 delivery failed for good."];
    const server = await startServer({
      ...local,
      publicDirectory,
      api: { content: generatedContent(3), inbox: { ...NO_INBOX, attention } },
    });
    const ask = async (urlPath: string) => (await fetch(server.url + urlPath)).status;
    expect(await ask("/content-api/health")).toBe(200);
    expect(await ask("/content-api/health/attention")).toBe(503);
    await server.close();
  });

  test("the health check reports missing headers, while pages keep the last ones", async () => {
    const check = async () => {
      const response = await fetch(`${url}/content-api/health`);
      return [response.status, await response.json(), response.headers.get("cache-control")];
    };
    expect(await check()).toEqual([200, { healthy: true, problems: [] }, "no-store"]);
    await rm(path.join(site, "host/headers.json"));
    const problems = ["The site's headers (headers.json) can't be read. Rebuild the site."];
    expect(await check()).toEqual([503, { healthy: false, problems }, "no-store"]);
    expect((await fetch(url)).headers.get("content-security-policy")).toBe(POLICY);
  });
});

test("a site without headers isn't served at all", async () => {
  const site = siteFolder(publicDirectory, { hostDirectory: path.join(folder, "no-host") });
  await expect(startKept({ publicDirectory: () => site })).rejects.toThrow(
    /pages would have no content security policy/,
  );
});

test("connections beyond the limit are closed, and earlier ones served", async () => {
  const server = await serve(() => new Response("page"), { connectionsMax: 2 });
  await openSocket(server.url, UNFINISHED_HEADERS);
  await openSocket(server.url, UNFINISHED_HEADERS);
  const request = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  expect(await rawRequest(server.url, request).catch(() => "")).toBe("");
  await opened.shift()?.();
  let answer = "";
  while (!answer) answer = await rawRequest(server.url, request).catch(() => "");
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test("a client that doesn't read a long response is disconnected", async () => {
  await new Promise<void>((cancel, reject) => {
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
        cancel,
      });
    // With a shorter limit, a busy machine might not even have read the request.
    serve(() => new Response(endless()), { idleTimeoutMs: 2_000 })
      .then(({ url }) => openSocket(url, "GET / HTTP/1.1\r\nHost: a\r\n\r\n"))
      .catch(reject);
  });
});

test("an internal error is one line in the log and not shown on the page", async () => {
  const lines: string[] = [];
  const fail = () => {
    throw new Error("the\ndisk is on fire");
  };
  const server = await serve(fail, { log: (line) => lines.push(line) });
  const response = await fetch(server.url);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Something went wrong on our side.");
  expect(lines).toEqual(["server: the disk is on fire"]);
});

test.each([
  ["/", 500],
  ["/page-data/about/page-data.json", 503], // after a 500, Gatsby would load its 500 page forever
])("if the site can't be read, %s gets %i", async (urlPath, status) => {
  const server = await startKept({
    publicDirectory: () => {
      const site = siteFolder(publicDirectory);
      const file = async () => {
        throw new Error("the disk is on fire");
      };
      return { ...site, file };
    },
  });
  expect((await rawGet(server.url, urlPath)).status).toBe(status);
});

test("closing lets a current request finish and accepts no new one", async () => {
  let finish: (response: Response) => void = () => undefined;
  let response: Promise<Response> | undefined;
  const server = await new Promise<RunningServer>((begun) => {
    const starting = listen(async () => {
      begun(await starting);
      return new Promise<Response>((resolve) => {
        finish = resolve;
      });
    }, local);
    response = starting.then(({ url }) => fetch(url));
  });
  const closed = server.close();
  await expect(fetch(server.url)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  finish(new Response("whole"));
  expect(await (await response)?.text()).toBe("whole");
  await closed;
});

test("a port that's in use is an error that names it", async () => {
  const port = Number(new URL(embedded.url).port);
  const error = { code: "EADDRINUSE", port };
  await expect(listen(() => new Response(), { ...local, port })).rejects.toMatchObject(error);
});
