import { utimes } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listen, type RunningServer } from "../../src/server/listen";
import { siteFolder } from "../../src/server/site-folder";
import { createStaticHost } from "../../src/server/static-host";
import { rawGet, rawRequest } from "../support/raw-request";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const LONG = "Bulk SMS for business. ".repeat(200);
const HASH = "0123456789abcdef0123";
const folder = temporaryFolder();
const root = path.join(folder, "public");
let server: RunningServer;

beforeAll(async () => {
  await writeFiles(root, {
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Not here</h1>",
    "about/index.html": `<h1>About</h1>${LONG}`,
    "blog/index.html": "<h1>Blog</h1>",
    "blog/12/index.html": "<h1>Post 12</h1>",
    "services/[...rest]/index.html": "<h1>First service</h1>",
    "blog/tag/m-pesa & co/index.html": "<h1>Tag</h1>",
    "static/pixel.png": Buffer.from([1, 2, 3]),
    [`app-${HASH}.js`]: LONG,
    [`styles.${HASH}.css`]: LONG,
    "sw.js": LONG,
    "page-data/about/page-data.json": `"${LONG}"`,
    "manifest.webmanifest": `"${LONG}"`,
    "rss.xml": `<rss>${LONG}</rss>`,
    "icons.svg": `<svg>${LONG}</svg>`,
    "brochures/pricing-guide.pdf": "%PDF",
    "robots.txt": "User-agent: *",
    "font.woff2": LONG,
    "large.bin": new Uint8Array(5_000_000).fill(7),
    ".env": "SECRET=1",
    ".well-known/security.txt": "Contact: us",
    "precompressed.txt": LONG,
    "precompressed.txt.br": "not really brotli",
    "stale.txt": LONG,
    "stale.txt.br": "old",
  });
  await utimes(path.join(root, "stale.txt.br"), 1, 1);
  await writeFiles(folder, { "secret.txt": "secret" });
  server = await listen(createStaticHost(root), { port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const get = (address: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + address, { headers, method, redirect: "manual" });

test.each([
  ["/blog/previous-post", "/blog"],
  ["/blog/next-post?from=12", "/blog?from=12"],
])("%s leads to %s", async (address, location) => {
  const response = await get(address);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(location);
});

test.each([
  ["/", 200, "<h1>Home</h1>"],
  ["/blog", 200, "<h1>Blog</h1>"],
  ["/blog/12", 200, "<h1>Post 12</h1>"],
  ["/blog?page=2", 200, "<h1>Blog</h1>"],
  ["/blog/99", 404, "<h1>Not here</h1>"],
  ["/blog/99/more", 404, "<h1>Not here</h1>"],
  ["/blog/category/none", 404, "<h1>Not here</h1>"],
  ["/blog/99.png", 404, "<h1>Not here</h1>"],
  ["/services/unknown", 200, "<h1>First service</h1>"],
  ["/services/unknown.js", 200, "<h1>First service</h1>"],
  ["/services", 404, "<h1>Not here</h1>"],
  ["/blog/tag/m-pesa%20%26%20co", 200, "<h1>Tag</h1>"],
  ["/about/nothing", 404, "<h1>Not here</h1>"],
  ["/static", 404, "<h1>Not here</h1>"],
  ["/index.html/x", 404, "<h1>Not here</h1>"],
  ["/robots.txt", 200, "User-agent: *"],
  ["/.well-known/security.txt", 200, "Contact: us"],
  ["/.env", 404, "<h1>Not here</h1>"],
  ["/static/.env", 404, "<h1>Not here</h1>"],
])("%s is answered %i", async (address, status, body) => {
  const answer = await get(address);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(body);
});

test.each([
  ["/about/", "/about"],
  ["/about/?topic=a%20b&x=/", "/about?topic=a%20b&x=/"],
  ["//about", "/about"],
  ["/blog//12/", "/blog/12"],
  ["//evil.example/", "/evil.example"],
  ["///evil.example//", "/evil.example"],
  ["//evil.example/%2e%2e/", "/"],
  ["//evil.example", "/evil.example"],
  ["/nothing/", "/nothing"],
  ["/blog/tag/m-pesa%20&%20co/", "/blog/tag/m-pesa%20&%20co"],
])("%s leads to %s on this host", async (address, location) => {
  const { status, headers } = await rawGet(server.url, address);
  expect(status).toBe(301);
  expect(headers).toMatch(new RegExp(`^location: ${location.replace(/[?*.]/g, "\\$&")}$`, "im"));
});

test.each([
  ["/../secret.txt", 404],
  ["/about/../../secret.txt", 404],
  ["/%2e%2e/secret.txt", 404],
  ["/%2e%2e%2fsecret.txt", 404],
  ["/..%2fsecret.txt", 404],
  ["/..%5csecret.txt", 404],
  ["/about/..%2f..%2fsecret.txt", 404],
  ["/blog/..%2f..%2f..%2fsecret.txt", 404],
  ["/%252e%252e%252fsecret.txt", 404],
  ["/robots.txt%00.html", 404],
  ["/robots.txt%0d%0aSet-Cookie:x", 404],
  ["/%2fetc/passwd", 404],
  [`/${"a".repeat(300)}`, 404],
  [`/${"a/".repeat(3_000)}a`, 404],
  ["/%c0%ae%c0%ae/secret.txt", 400],
  ["/%", 400],
  ["/%zz", 400],
  ["/%ff", 400],
  ["/..\\secret.txt", 400],
  ["/\\evil.example/", 400],
  ["secret.txt", 400],
])("%.60s is answered %i and gives nothing away", async (address, status) => {
  const answer = await rawGet(server.url, address);
  expect(answer.status).toBe(status);
  expect(answer.body).not.toContain("secret");
  expect(answer.headers).not.toMatch(/^(?:set-cookie|location):/im);
});

test.each([
  ["/about", "text/html; charset=utf-8"],
  ["/sw.js", "text/javascript; charset=utf-8"],
  [`/styles.${HASH}.css`, "text/css; charset=utf-8"],
  ["/page-data/about/page-data.json", "application/json"],
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/rss.xml", "application/xml; charset=utf-8"],
  ["/icons.svg", "image/svg+xml; charset=utf-8"],
])("%s has type %s and comes compressed", async (address, type) => {
  const plain = await get(address, { "accept-encoding": "identity" });
  const text = await plain.text();
  expect(plain.headers.get("content-type")).toBe(type);
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
  for (const [encoding, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const host = createStaticHost(root);
    const packed = await host(
      new Request(server.url + address, { headers: { "accept-encoding": encoding } }),
    );
    expect(packed.headers.get("content-encoding")).toBe(encoding);
    expect(packed.headers.get("vary")).toBe("Accept-Encoding");
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(packed.headers.get("content-length")).toBe(String(bytes.length));
    expect(bytes.length).toBeLessThan(text.length / 10);
    expect(unpack(bytes).toString()).toBe(text);
  }
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["*", "br"],
  ["GZIP", "gzip"],
  ["deflate", null],
  ["identity", null],
  ["*;q=0", null],
])("Accept-Encoding: %s is answered with %s", async (accept, encoding) => {
  const answer = await get("/about", { "accept-encoding": accept });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(await answer.text()).toContain("<h1>About</h1>");
});

test.each(["/static/pixel.png", "/brochures/pricing-guide.pdf", "/font.woff2", "/"])(
  "%s is not worth compressing",
  async (address) => {
    const answer = await get(address, { "accept-encoding": "br" });
    expect(answer.headers.get("content-encoding")).toBeNull();
  },
);

test.each([
  ["/static/pixel.png", "public, max-age=31536000, immutable"],
  [`/app-${HASH}.js`, "public, max-age=31536000, immutable"],
  [`/styles.${HASH}.css`, "public, max-age=31536000, immutable"],
  ["/", "public, max-age=0, must-revalidate"],
  ["/about", "public, max-age=0, must-revalidate"],
  ["/blog/99", "public, max-age=0, must-revalidate"],
  ["/nothing", "public, max-age=0, must-revalidate"],
  ["/static/nothing.png", "public, max-age=0, must-revalidate"],
  ["/sw.js", "public, max-age=0, must-revalidate"],
  ["/page-data/about/page-data.json", "public, max-age=0, must-revalidate"],
  ["/brochures/pricing-guide.pdf", "public, max-age=0, must-revalidate"],
])("%s may be kept: %s", async (address, cacheControl) => {
  expect((await get(address)).headers.get("cache-control")).toBe(cacheControl);
});

test("who has the page is answered 304, in every encoding, until the page changes", async () => {
  await writeFiles(root, { "changing/index.html": `first ${LONG}` });
  const etag = (await get("/changing", { "accept-encoding": "br" })).headers.get("etag") ?? "";
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "if-none-match": etag, "accept-encoding": encoding };
    const same = await get("/changing", headers);
    expect([same.status, await same.text()]).toEqual([304, ""]);
    expect(same.headers.get("etag")).toBe(etag);
  }
  expect((await get("/changing", { "if-none-match": "*" })).status).toBe(304);
  expect((await get("/changing", { "if-none-match": '"other"' })).status).toBe(200);
  await writeFiles(root, { "changing/index.html": `second ${LONG}` });
  const changed = await get("/changing", { "if-none-match": etag });
  expect([changed.status, await changed.text()]).toEqual([200, `second ${LONG}`]);
});

test("the same content in a new release keeps its validator; a 404 has none", async () => {
  await writeFiles(root, { "copy/a.txt": LONG, "copy/b.txt": LONG });
  await utimes(path.join(root, "copy/b.txt"), 1_000, 1_000);
  const [a, b] = await Promise.all([get("/copy/a.txt"), get("/copy/b.txt")]);
  expect(a.headers.get("etag")).toBe(b.headers.get("etag"));
  const missing = await get("/nothing", { "if-none-match": "*" });
  expect([missing.status, missing.headers.get("etag")]).toEqual([404, null]);
});

test("a compressed copy made by the build is used, unless it is older than the file", async () => {
  const made = await rawRequest(
    server.url,
    "GET /precompressed.txt HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n",
  );
  expect(made).toMatch(/content-encoding: br/i);
  expect(made).toContain("not really brotli");
  expect(await (await get("/stale.txt", { "accept-encoding": "br" })).text()).toBe(LONG);
});

test("HEAD has the headers of GET and no body", async () => {
  for (const address of ["/about", "/large.bin", "/nothing"]) {
    const head = await get(address, {}, "HEAD");
    const full = await get(address);
    expect(head.status).toBe(full.status);
    expect(head.headers.get("content-length")).toBe(full.headers.get("content-length"));
    expect(head.headers.get("content-type")).toBe(full.headers.get("content-type"));
    expect(await head.text()).toBe("");
    await full.arrayBuffer();
  }
});

test("a large file arrives whole and is known again", async () => {
  const answer = await get("/large.bin");
  expect(answer.headers.get("content-length")).toBe("5000000");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([bytes.length, bytes.at(-1)]).toEqual([5_000_000, 7]);
  const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
  expect((await get("/large.bin", headers)).status).toBe(304);
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not for files", async (method) => {
  const answer = await get("/about", {}, method);
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("pages carry the headers that the build has left, errors too", async () => {
  const folderOfSite = siteFolder(root, { hostDirectory: path.join(folder, "host") });
  const host = createStaticHost(() => folderOfSite);
  const policy = async (address: string) =>
    (await host(new Request(`http://site.test${address}`))).headers.get("content-security-policy");
  expect(await policy("/about")).toBeNull();
  await writeFiles(folder, { "host/headers.json": '{"Content-Security-Policy":"default-src a"}' });
  expect(await policy("/about")).toBe("default-src a");
  expect(await policy("/nothing")).toBe("default-src a");
  expect(await policy("/about/")).toBe("default-src a");
  await writeFiles(folder, { "host/headers.json": '{"Content-Security-Policy":"default-src bc"}' });
  expect(await policy("/about")).toBe("default-src bc");
});

test("a removed article is gone, with a page that says so, until it is back", async () => {
  await writeFiles(folder, { "gone/blog/77": "", "gone/blog/12": "" });
  await writeFiles(root, { "410.html": "<h1>Removed</h1>" });
  const folderOfSite = siteFolder(root, { goneDirectory: path.join(folder, "gone") });
  const host = createStaticHost(() => folderOfSite);
  const ask = async (address: string) => {
    const answer = await host(new Request(`http://site.test${address}`));
    return [answer.status, await answer.text()];
  };
  expect(await ask("/blog/77")).toEqual([410, "<h1>Removed</h1>"]);
  expect(await ask("/blog/12")).toEqual([200, "<h1>Post 12</h1>"]);
  expect(await ask("/blog/78")).toEqual([404, "<h1>Not here</h1>"]);
});

test("a site without a 404 page still says so", async () => {
  const bare = await listen(createStaticHost(path.join(folder, "none")), {
    port: 0,
    host: "127.0.0.1",
  });
  const answer = await fetch(bare.url);
  expect([answer.status, await answer.text()]).toEqual([404, "Not found"]);
  await bare.close();
});
