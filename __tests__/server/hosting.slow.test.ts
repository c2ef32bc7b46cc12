import { cpSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "../../src/gatsby/outputs/hosts/precompress";
import { removedPage } from "../../src/gatsby/outputs/hosts/removed-page";
import { writePolicy } from "../../src/gatsby/outputs/hosts/write-host-files";
import { scanOutput } from "../../src/gatsby/outputs/site-files";
import type { RunningServer } from "../../src/server/listen";
import { siteFolder } from "../../src/server/site-folder";
import { startServer } from "../../src/server/site-server";
import { CATALOGUE } from "../fixtures/catalogue";
import { type EdgeProcess, startEdgeProcess } from "../support/servers/edge-host";
import {
  type Behaviour,
  json,
  type MisbehavingServer,
  raw,
  redirect,
  reset,
  startMisbehavingServer,
  status,
} from "../support/servers/misbehaving-server";
import { rawGet, rawRequest } from "../support/servers/raw-request";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/**
 * The requests that every host of the site must handle, sent over real connections to the
 * application in Node and on workerd, the runtime of Cloudflare Workers. Where they differ, the row
 * or its test says why.
 */
const LONG = "Bulk SMS for business. ".repeat(200);
const UNSUBSCRIBE = "/newsletter/unsubscribe?t=a.b";
const HASHED = "/app-0123456789abcdef0123.js";
const folder = temporaryFolder();
const root = path.join(folder, "public");
const host = path.join(folder, "deploy/generated");
const page = (heading: string) => `<h1>${heading}</h1>${LONG}<script>own()</script>`;

let own: RunningServer;
let ownWithLimit: RunningServer;
let edge: EdgeProcess;
let api: MisbehavingServer;

beforeAll(async () => {
  await writeFiles(root, {
    "index.html": page("Home"),
    "404.html": page("Not here"),
    "about/index.html": page("About"),
    "blog/index.html": page("Blog"),
    "blog/12/index.html": page("Post 12"),
    "services/[...rest]/index.html": page("First service"),
    "blog/tag/m-pesa & co/index.html": page("Tag"),
    "static/pixel.png": Buffer.from([1, 2, 3]),
    [HASHED.slice(1)]: LONG,
    "sw.js": LONG,
    "page-data/about/page-data.json": `"${LONG}"`,
    "manifest.webmanifest": `"${LONG}"`,
    "icons.svg": `<svg>${LONG}</svg>`,
    "robots.txt": "User-agent: *",
    "410.html": removedPage(CATALOGUE.navigation),
    "fonts/figtree-9fd6a873.woff2": LONG,
    ".env": "SECRET=1",
    "webpack.stats.json": LONG,
    "chunk-map.json": "{}",
    "_gatsby/slices/1.html": "slice",
    "app.js.map": "{}",
    ".well-known/security.txt": "Contact: us",
  });
  await writeFiles(folder, { "deploy/generated/gone/blog/77": "", "secret.txt": "secret" });
  cpSync("sample/company.json", path.join(folder, "content/company.json"));
  const index = path.join(folder, "index.json");
  writePolicy(root, (await scanOutput(root, index)).files, host);
  await writeFiles(host, { "inbox.json": '{"hasInbox":false}' }); // all goes to the API
  await precompress(root, await scanOutput(root, index), path.join(folder, "record.json"));

  api = await startMisbehavingServer();
  const headers = {
    "x-frame-options": "ALLOWALL",
    "cache-control": "public, max-age=60",
  };
  api.on("/blogs", json({ blogs: [] }, headers));
  api.on("/contact", json({ success: true }));
  api.on("/hero-section", reset());

  const site = siteFolder(root, {
    hostDirectory: host,
    removedDirectory: path.join(host, "gone"),
  });
  const options = { port: 0, publicDirectory: () => site, log: () => undefined };
  const forwarding = { target: new URL(api.url) };
  // All requests of the tables come from one client.
  const enquiryLimit = { burst: 1_000, perMinute: 1_000 };
  own = await startServer({ ...options, api: forwarding, enquiryLimit });
  ownWithLimit = await startServer({ ...options, api: forwarding });
  edge = await startEdgeProcess(folder, { CONTENT_API_URL: api.url });
});
afterAll(async () => {
  await own.close();
  await ownWithLimit.close();
  await edge.close();
  await api.stop();
});

/** An address that hasn't sent anything yet, as Cloudflare passes it to the worker. */
let clients = 0;
const newClient = () => `2001:db8:${(++clients).toString(16)}::1`;

describe.each(["Node", "workerd"] as const)("on %s", (engine) => {
  const isEdge = engine === "workerd";
  const hostUrl = () => (isEdge ? edge : own).url;
  const limitedUrl = () => (isEdge ? edge : ownWithLimit).url;
  /**
   * As when a browser opens a page. On Workers this may be handled differently from a script's
   * requests.
   */
  const navigation = { "sec-fetch-mode": "navigate" };
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(hostUrl() + path, { headers, method, redirect: "manual" });

  test.each([
    ["/", 200, "Home"],
    ["/blog", 200, "Blog"],
    ["/blog/12", 200, "Post 12"],
    ["/blog?page=2", 200, "Blog"],
    ["/blog/99", 404, "Not here"],
    ["/blog/99/more", 404, "Not here"],
    ["/blog/category/none", 404, "Not here"],
    ["/blog/99.png", 404, "Not here"],
    ["/blog/77", 410, "This page is no longer here"],
    ["/services/unknown", 200, "First service"],
    ["/services/unknown.js", 200, "First service"],
    ["/services/a%2Fb%00", 200, "First service"],
    ["/services/unknown.js.map", 200, "First service"],
    ["/services", 404, "Not here"],
    ["/blog/tag/m-pesa%20%26%20co", 200, "Tag"],
    ["/about/nothing", 404, "Not here"],
    ["/static", 404, "Not here"],
    ["/robots.txt", 200, "User-agent: *"],
    ["/.well-known/security.txt", 200, "Contact: us"],
    ["/.env", 404, "Not here"],
    ["/_headers", 404, "Not here"],
    ["/_redirects", 404, "Not here"],
    ["/webpack.stats.json", 404, "Not here"],
    ["/webpack.stats.json.br", 404, "Not here"],
    ["/chunk-map.json", 404, "Not here"],
    ["/_gatsby/slices/1.html", 404, "Not here"],
    ["/app.js.map", 404, "Not here"],
  ])("%s has status %i", async (path, status, part) => {
    for (const headers of [{}, navigation]) {
      const answer = await get(path, headers);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain(part);
    }
  });

  test.each([
    ["/about/", "/about", 307],
    ["/about/?topic=a%20b", "/about?topic=a%20b", 307],
    ["//about", "/about", 307],
    ["/blog//12/", "/blog/12", 307],
    ["/index.html", "/", 307],
    ["/about/index.html?a=1", "/about?a=1", 307],
    ["//evil.example/", "/evil.example"],
    ["///evil.example//", "/evil.example"],
    ["/nothing/", "/nothing"],
  ])("%s redirects to %s on this host", async (path, location, ofAssets = 301) => {
    const { status, headers } = await rawGet(hostUrl(), path, isEdge);
    // For existing pages, Cloudflare's assets redirect without the worker, with their own status.
    expect(status).toBe(isEdge ? ofAssets : 301);
    expect(headers).toMatch(
      new RegExp(`^location: ${location.replace(/[?*.]/g, "\\$&")}\r?$`, "im"),
    );
  });

  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/about/..%2f..%2fsecret.txt",
    "/%252e%252e%252fsecret.txt",
    "/robots.txt%00.html",
    "/robots.txt%0d%0aSet-Cookie:x/",
    "/%5cevil.example/",
    "/%2fevil.example/",
    "/%2f%2fevil.example/",
    "/\\evil.example/",
    "/%ff",
  ])("%s reveals nothing and doesn't redirect elsewhere", async (path) => {
    const answer = await rawGet(hostUrl(), path, isEdge);
    expect(answer.body).not.toContain("secret");
    expect(answer.headers).not.toMatch(/^set-cookie:/im);
    expect(answer.headers).not.toMatch(/^location: (?!\/[^/\\])/im);
  });

  test.each([
    [HASHED, "public, max-age=31536000, immutable"],
    ["/static/pixel.png", "public, max-age=31536000, immutable"],
    ["/fonts/figtree-9fd6a873.woff2", "public, max-age=31536000, immutable"],
    ["/", "public, max-age=0, must-revalidate"],
    ["/about", "public, max-age=0, must-revalidate"],
    ["/blog/99", "public, max-age=0, must-revalidate"],
    ["/nothing", "public, max-age=0, must-revalidate"],
    ["/services/a%2Fb%00", "public, max-age=0, must-revalidate"],
    ["/services/unknown.js.map", "public, max-age=0, must-revalidate"],
    ["/static/nothing.png", "public, max-age=0, must-revalidate"],
    ["/sw.js", "public, max-age=0, must-revalidate"],
    ["/page-data/about/page-data.json", "public, max-age=0, must-revalidate"],
  ])("%s may be cached: %s", async (path, cacheControl) => {
    expect((await get(path)).headers.get("cache-control")).toBe(cacheControl);
  });

  const PAGE_POLICY = /script-src 'self' 'sha256-[^']+'; /;
  test.each([
    ["/", PAGE_POLICY],
    ["/nothing", PAGE_POLICY],
    ["/blog/77", PAGE_POLICY],
    ["/blog/99", PAGE_POLICY],
    ["/about/", PAGE_POLICY],
    ["/icons.svg", /^default-src 'none'; frame-ancestors 'none'; sandbox$/], // not active
  ])("%s has every header once", async (path, policy) => {
    const { headers } = await rawGet(hostUrl(), path, isEdge);
    for (const [name, value] of [
      ["content-security-policy", policy],
      ["x-content-type-options", /^nosniff$/],
      ["referrer-policy", /^strict-origin-when-cross-origin$/],
      ["permissions-policy", /geolocation=\(\)/],
      ["x-frame-options", /^DENY$/],
      ["cross-origin-opener-policy", /^same-origin$/],
    ] as const) {
      const sent = headers.match(new RegExp(`^${name}: .*$`, "gim")) ?? [];
      expect([name, sent.length]).toEqual([name, 1]);
      expect(sent[0]?.slice(name.length + 2).trim()).toMatch(value);
    }
    expect(headers).not.toContain("upgrade-insecure-requests"); // it came over plain HTTP
  });

  test.each([HASHED, "/fonts/figtree-9fd6a873.woff2", "/page-data/about/page-data.json"])(
    "%s isn't a page and has no page policy",
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    },
  );

  test.each([
    ["/about", /^text\/html; charset=utf-8$/],
    [HASHED, /^(?:text|application)\/javascript; charset=utf-8$/],
    ["/manifest.webmanifest", /^application\/manifest\+json$/],
    ["/icons.svg", /^image\/svg\+xml/],
    ["/fonts/figtree-9fd6a873.woff2", /^font\/woff2$/],
  ])("%s has type %s", async (path, type) => {
    expect((await get(path)).headers.get("content-type")).toMatch(type);
  });

  // Cloudflare compresses at its edge by its own rules. workerd by itself doesn't know the build's
  // copies.
  if (!isEdge) {
    test.each(["/about", HASHED, "/page-data/about/page-data.json", "/nothing"])(
      "%s is served in the build's compressed copy",
      async (path) => {
        const plain = await (await get(path, { "accept-encoding": "identity" })).text();
        for (const encoding of ["gzip", "br"]) {
          const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`;
          const answer = await rawRequest(hostUrl(), request);
          const [head = "", body = ""] = answer.split(/\r\n\r\n(.*)/s);
          expect(head).toMatch(new RegExp(`^content-encoding: ${encoding}\r?$`, "im"));
          expect(head).toMatch(/^vary: accept-encoding\r?$/im);
          const unpack = encoding === "br" ? brotliDecompressSync : gunzipSync;
          expect(unpack(Buffer.from(body, "latin1")).toString()).toBe(plain);
        }
      },
    );

    test("a browser gets the smallest copy that the host can send", async () => {
      const accepts = { "accept-encoding": "gzip, deflate, br, zstd" };
      const encoding = (await get("/about", accepts)).headers.get("content-encoding");
      expect(encoding).toBe("br");
    });
  }

  test("a page that the browser already has gets a 304", async () => {
    const etag = (await get("/about")).headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    expect((await get("/about", { "if-none-match": etag })).status).toBe(304);
  });

  test.each(["POST", "PUT", "DELETE"])("files don't support %s", async (method) => {
    expect((await get("/about", {}, method)).status).toBe(405);
  });

  test("requests to the content API lose their prefix, and its responses get our headers", async () => {
    const answer = await get("/content-api/%62logs?tag=a%20b&page=2&evil=1");
    expect(await answer.json()).toEqual({ blogs: [] });
    const { path, query } = api.requests.at(-1) ?? {};
    expect([path, String(query)]).toEqual(["/blogs", "page=2&tag=a+b"]);
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    expect(answer.headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  });

  test.each([
    ["GET", "/admin", 404],
    ["GET", "/blogs/1/comments", 404],
    ["GET", "/hero-section/edit", 404],
    ["GET", "/HERO-SECTION", 404],
    ["GET", "/images", 404],
    ["GET", "/openapi.json", 404],
    ["GET", "/%2e%2e/admin", 404],
    ["GET", "/blogs/%2e%2e%2fadmin", 404],
    ["GET", "/blogs/%252e%252e%252fadmin", 404],
    ["GET", "/images/..%2f..%2fadmin", 404],
    ["GET", "/images/%252e%252e/%252e%252e/admin", 404],
    ["GET", "/images/..%5cadmin", 404],
    ["GET", "/blogs/a%01b", 404],
    ["GET", "/blogs/a%0d%0aX-Evil:1", 404],
    ["GET", "/@evil.example", 404],
    ["POST", "/admin", 404],
    ["DELETE", "/admin", 404],
    ["POST", "/contact?_method=DELETE", 404],
    ["GET", "/contact", 405, "POST"],
    ["PUT", "/contact", 405, "POST"],
    ["DELETE", "/contact", 405, "POST"],
    ["POST", "/blogs", 405, "GET, HEAD"],
    ["PUT", "/blogs/1", 405, "GET, HEAD"],
    ["DELETE", "/blogs/1", 405, "GET, HEAD"],
    ["PATCH", "/hero-section", 405, "GET, HEAD"],
    ["OPTIONS", "/images/a.png", 405, "GET, HEAD"],
    ["PROPFIND", "/blogs", 405, "GET, HEAD"],
    ["POST", "/contact", 415, "", "text/plain"],
    ["POST", "/contact", 415, "", "text/plain; application/json"],
    ["POST", "/contact", 415, "", "application/json-patch+json"],
    ["POST", "/contact", 415, "", "application/x-www-form-urlencoded"],
    ["POST", "/contact", 415, "", "multipart/form-data; boundary=x"],
    ["POST", "/contact", 415, "", ""],
  ])(
    "%s %s is %i and never reaches the API",
    async (method, path, status, allow = "", type = "application/json") => {
      const before = api.requests.length;
      const answer = await rawRequest(
        hostUrl(),
        `${method} /content-api${path} HTTP/1.1\r\nHost: a\r\nCF-Connecting-IP: ${newClient()}\r\nContent-Type: ${type}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
        isEdge, // workerd keeps the connection open
      );
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer.match(/^allow: (.*)\r$/im)?.[1] ?? "").toBe(allow);
      expect(api.requests.length).toBe(before);
    },
  );

  const SPEAKS_FOR_US = {
    "set-cookie": "spy=1",
    "clear-site-data": '"*"',
    refresh: "0; url=http://evil.example/",
    link: "</evil.js>; rel=preload; as=script",
    "service-worker-allowed": "/",
    "access-control-allow-origin": "*",
    "access-control-allow-credentials": "true",
    "x-accel-redirect": "/robots.txt",
    "www-authenticate": "Basic",
    "content-disposition": "attachment; filename=invoice.html",
    "strict-transport-security": "max-age=0",
  };

  test.each<[string, Behaviour]>([
    ["a page", raw("<script>evil()</script>", "text/html")],
    ["a script", raw("evil()", "text/javascript")],
    ["a drawing", raw("<svg/>", "image/svg+xml")],
    ["a feed", raw("<rss/>", "application/rss+xml")],
    ["a page behind a picture", raw("<script>evil()</script>", "image/png, text/html")],
    ["a page behind JSON", raw("<script>evil()</script>", "application/json; a=b, text/html")],
    ["a type that nobody knows", raw("evil()", "evil")],
    ["a redirect", redirect("http://evil.example/")],
    ["a lasting redirect", redirect("//evil.example/", 308)],
    ["an error page", status(500)],
    ["an error page from its proxy", status(503)],
    ["a login", status(401, SPEAKS_FOR_US)],
    ["JSON in place of a picture", json({ id: 1, draft: true })],
  ])(
    "%s from the API becomes neither script nor page and doesn't speak for this site",
    async (_, behaviour) => {
      api.on("/images/odd.png", behaviour); // never cached
      const { status, headers, body } = await rawGet(
        hostUrl(),
        "/content-api/images/odd.png",
        isEdge,
      );
      const names = headers
        .toLowerCase()
        .split("\r\n")
        .map((line) => line.split(":")[0]);
      // Our JSON, or the API's error without its body.
      const isOurs = status === 502;
      expect(headers.match(/^content-type: .*$/gim)?.map((line) => line.trim()) ?? []).toEqual(
        isOurs ? [expect.stringMatching(/: application\/json$/i)] : [],
      );
      expect([isOurs, 401, 500, 503]).toContain(isOurs || status);
      expect(body).toMatch(isOurs ? /"message"/ : /^(?:0\s*)?$/);
      for (const name of ["location", ...Object.keys(SPEAKS_FOR_US)])
        expect(names).not.toContain(name);
      expect(headers).toMatch(/^x-content-type-options: nosniff\r?$/im);
      expect(headers).toMatch(/^content-security-policy: default-src 'none'; .*sandbox\r?$/im);
    },
  );

  test.each([
    ["/images/blog/a%20b.png", "/images/blog/a%20b.png", "image/png", "pixels"],
    ["/blogs/m-pesa%20%C3%A9", "/blogs/m-pesa%20%C3%A9", "application/hal+json", '{"id":1}'],
    ["/blogs/categories?page=2", "/blogs/categories", "application/json; charset=utf-8", "[]"],
  ])("%s is relayed, without headers that speak for this site", async (path, asked, type, body) => {
    api.on(asked, (_, response) =>
      response.writeHead(200, { "content-type": type, ...SPEAKS_FOR_US }).end(body),
    );
    const answer = await get(`/content-api${path}`);
    expect([answer.status, await answer.text()]).toEqual([200, body]);
    const names = [...answer.headers.keys()];
    expect(Object.keys(SPEAKS_FOR_US).filter((name) => names.includes(name))).toEqual([]);
    expect(answer.headers.get("content-type")).toBe(
      type === "image/png" ? type : "application/json",
    );
  });

  test("the API only gets the headers it needs", async () => {
    const hostile = {
      cookie: "secret=1",
      authorization: "Basic abc",
      "x-http-method-override": "DELETE",
      "x-original-url": "/admin",
      forwarded: "for=127.0.0.1",
      range: "bytes=0-1",
    };
    const needed = { "if-none-match": '"1"', accept: "image/webp" };
    await get("/content-api/images/a.png", { ...hostile, ...needed });
    const { headers = {} } = api.requests.at(-1) ?? {};
    expect(headers).toMatchObject(needed);
    expect(Object.keys(hostile).filter((name) => name in headers)).toEqual([]);
  });

  test("an enquiry from another site's page is refused before it reaches the API", async () => {
    const before = api.requests.length;
    const response = await fetch(`${hostUrl()}/content-api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://evil.example" },
      body: "{}",
    });
    expect([response.status, api.requests.length]).toEqual([403, before]);
  });

  test("no request reveals an unpublished article", async () => {
    api.on("/blogs/draft", json({ id: "draft", draft: true }, { etag: '"1"' }));
    const preview = { "cache-control": "no-cache", "if-none-match": '"1"' };
    for (const method of ["GET", "HEAD"]) {
      for (const headers of [
        undefined,
        preview,
        { "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" },
      ]) {
        for (const urlPath of ["/blogs/draft", "/blogs/%64raft", "/blogs/none"]) {
          const answer = await get(`/content-api${urlPath}`, headers, method);
          expect([answer.status, await answer.text()]).toEqual([404, ""]);
        }
      }
    }
  });

  test("a response of an unknown shape isn't passed on", async () => {
    api.on("/blogs/drafts", json([{ id: 1, draft: true }]));
    const answer = await get("/content-api/blogs/drafts");
    expect([answer.status, await answer.text()]).toEqual([502, expect.not.stringContaining("id")]);
  });

  test("missing records are requested once a minute", async () => {
    const start = performance.now();
    const before = api.requests.length;
    for (let visit = 0; visit < 10; visit += 1) await get("/content-api/blogs/removed");
    const minutes = Math.floor((performance.now() - start) / 60_000);
    expect(api.requests.length - before).toBeLessThanOrEqual(1 + minutes);
  });

  test("while a cached copy is fresh, visits don't reach the API, but previews do", async () => {
    const count = () => api.requests.filter(({ path }) => path === "/our-team").length;
    api.on("/our-team", json({ team_members: [] }));
    const visit = (headers?: Record<string, string>) => get("/content-api/our-team", headers);
    await (await visit()).text(); // on Workers, simultaneous requests share one per isolate
    const first = count();
    const start = performance.now();
    const mayBeAsked = () => first + Math.floor((performance.now() - start) / 60_000);
    for (let group = 0; group < 5; group += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => visit()));
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(bodies)).toEqual(new Set(['{"team_members":[]}']));
    }
    expect(count()).toBeLessThanOrEqual(mayBeAsked());
    const before = count();
    await (await visit({ "cache-control": "no-cache", pragma: "no-cache" })).text();
    expect(count()).toBe(before + 1);
    await (await visit()).text();
    expect(count()).toBeLessThanOrEqual(1 + mayBeAsked());
  });

  test("reads in preview mode are limited, HEAD or GET, while visitors' reads continue", async () => {
    const headers = { "cache-control": "no-cache", "cf-connecting-ip": newClient() };
    const ask = (method: string) =>
      fetch(`${limitedUrl()}/content-api/our-team`, { headers, method });
    let refused = await ask("HEAD");
    for (let round = 0; refused.status === 200 && round < 20; round += 1) {
      for (const answer of await Promise.all(Array.from({ length: 20 }, () => ask("HEAD")))) {
        if (answer.status !== 200) refused = answer;
      }
    }
    refused = await ask("GET");
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { message: "Too many previews at once. Please wait a minute and try again." },
    ]);
    expect((await fetch(`${limitedUrl()}/content-api/our-team`)).status).toBe(200);
  });

  test("API failures are JSON with a message", async () => {
    const down = await get("/content-api/hero-section");
    expect(down.status).toBe(502);
    expect(await down.json()).toEqual({ message: expect.any(String) });
    const wrong = await get("/content-api/blogs", {}, "DELETE");
    expect(wrong.status).toBe(405);
    expect(await wrong.json()).toEqual({ message: expect.any(String) });
    const large = await fetch(`${hostUrl()}/content-api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message: "x".repeat(70_000) }),
    });
    expect(large.status).toBe(413);
    expect(await large.json()).toEqual({ message: "The message is too long." });
  });

  test("a sender of many enquiries is told to wait, while reads continue", async () => {
    const post = () =>
      fetch(`${limitedUrl()}/content-api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
    const answers = await Promise.all(Array.from({ length: 20 }, post));
    const refused = answers.filter(({ status }) => status === 429);
    // 6 at once and one more every 6 s, however long these take
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(6);
    expect(await refused[0]?.json()).toEqual({
      message: "Too many messages at once. Please wait a minute and try again.",
    });
    expect((await fetch(`${limitedUrl()}/content-api/blogs`)).status).toBe(200);
  });

  test("a mail provider can unsubscribe hundreds at once, however many enquiries it has sent", async () => {
    const headers = { "cf-connecting-ip": newClient() };
    const post = (path: string) =>
      fetch(`${limitedUrl()}/content-api${path}`, { method: "POST", headers });
    while ((await post("/contact")).status !== 429); // all it may send
    const answers: Response[] = [];
    while (answers.at(-1)?.status !== 429) {
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => post(UNSUBSCRIBE)))));
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(300);
    expect(await refused[0]?.json()).toEqual({
      message: "Too many requests at once. Please wait a minute and try again.",
    });
  });
});
