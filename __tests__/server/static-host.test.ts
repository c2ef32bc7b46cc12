import { link, symlink, utimes } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { listen, type RunningServer } from "../../src/server/listen";
import { siteFolder } from "../../src/server/site-folder";
import { createStaticHost } from "../../src/server/static-host";
import { rawGet, rawRequest } from "../support/servers/raw-request";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const LONG = "Bulk SMS for business. ".repeat(200);
const NOT_FOUND = "<h1>Not here</h1>";
const folder = temporaryFolder();
const root = path.join(folder, "public");
const host = createStaticHost();
let server: RunningServer;

// builds/nginx.test.ts sends the same requests to this host and to nginx. These are only for this
// host.
beforeAll(async () => {
  await writeFiles(root, {
    "index.html": "<h1>Home</h1>",
    "404.html": NOT_FOUND,
    "410.html": "<h1>Removed</h1>",
    "about/index.html": `<h1>About</h1>${LONG}`,
    "about/index.html.br": brotliCompressSync(`<h1>About</h1>${LONG}`),
    "about/index.html.gz": gzipSync(`<h1>About</h1>${LONG}`),
    "blog/12/index.html": "<h1>Post 12</h1>",
    "blog/12.md": "# Post 12",
    "redirects.json": JSON.stringify([
      { from: "/blog/old-id", to: "/blog/12" },
      { from: "/blog/zürich", to: "/blog/žába" },
    ]),
    "static/pixel.png": Buffer.from([1, 2, 3]),
    "styles.css": LONG,
    "sw.js": LONG,
    "rss.xml": `<rss>${LONG}</rss>`,
    "brochures/pricing-guide.pdf": "%PDF",
    "robots.txt": "User-agent: *",
    "font.woff2": LONG,
    "large.bin": new Uint8Array(5_000_000).fill(7),
    "static/.env": "secret=1",
  });
  await writeFiles(folder, { "secret.txt": "secret" });
  const site = siteFolder(root);
  server = await listen((request) => host(request, site), { port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const get = (urlPath: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + urlPath, { headers, method, redirect: "manual" });

test.each([
  ["/blog/previous-post", "/blog"],
  ["/blog/next-post?from=12", "/blog?from=12"],
  ["/blog/old-id?from=mail", "/blog/12?from=mail"],
  ["/blog/z%C3%BCrich", "/blog/%C5%BE%C3%A1ba"],
  ["/about/?topic=a%20b&x=/", "/about?topic=a%20b&x=/"],
  ["//evil.example/%2e%2e/", "/"],
  ["//evil.example", "/evil.example"],
  ["/blog/tag/m-pesa%20&%20co/", "/blog/tag/m-pesa%20&%20co"],
  ["/about%0D%0A?topic=a%20", "/about?topic=a%20"],
  ["/about/index.html%09", "/about"],
  ["/%20", "/"],
])("%s redirects to %s on this host", async (urlPath, location) => {
  const { status, headers } = await rawGet(server.url, urlPath);
  expect(status).toBe(301);
  expect(headers.split("\r\n")).toContain(`location: ${location}`);
});

test.each([
  ["/static/.env", 404],
  ["/index.html/x", 404],
  ["/%2e%2e%2fsecret.txt", 404],
  ["/..%5csecret.txt", 404],
  ["/blog/..%2f..%2f..%2fsecret.txt", 404],
  ["/%2fetc/passwd", 404],
  ["/%2fevil.example%0a", 404],
  ["/ab%0d%0aset-cookie:a=b", 404],
  [`/${"a".repeat(300)}`, 404],
  [`/${"a/".repeat(3_000)}a`, 404],
  ["/%c0%ae%c0%ae/secret.txt", 400],
  ["/%", 400],
  ["/%zz", 400],
  ["/%ff", 400],
  ["/..\\secret.txt", 400],
  ["/\\evil.example/", 400],
  ["secret.txt", 400],
])("%.60s responds with %i and reveals nothing", async (urlPath, status) => {
  const response = await rawGet(server.url, urlPath);
  expect(response.status).toBe(status);
  expect(response.body).not.toContain("secret");
  expect(response.headers).not.toMatch(/^(?:set-cookie|location):/im);
});

test.each([
  ["/blog/12.md", "text/markdown; charset=utf-8"],
  ["/styles.css", "text/css; charset=utf-8"],
  ["/rss.xml", "application/xml; charset=utf-8"],
  ["/static/pixel.png", "image/png"],
  ["/brochures/pricing-guide.pdf", "application/pdf"],
])("%s has type %s", async (urlPath, type) => {
  expect((await get(urlPath)).headers.get("content-type")).toBe(type);
});

test.each([
  ["/about", "gzip, deflate, br, zstd", "br"],
  ["/about", "gzip, deflate", "gzip"],
  ["/about", "br;q=0, gzip", "gzip"],
  ["/about", "br;q=0.5, gzip;q=0.8", "gzip"],
  ["/about", "*;q=0", null],
  ["/about", "identity", null],
  ["/sw.js", "gzip, br", "gzip"], // no precompressed copy
  ["/", "gzip, br", null], // too short
  ["/static/pixel.png", "gzip, br", null],
  ["/font.woff2", "gzip, br", null],
])("%s with Accept-Encoding %s has Content-Encoding %s", async (urlPath, accept, encoding) => {
  const plain = await (await get(urlPath, { "accept-encoding": "identity" })).text();
  const response = await rawRequest(
    server.url,
    `GET ${urlPath} HTTP/1.0\r\nHost: a\r\nAccept-Encoding: ${accept}\r\n\r\n`,
  );
  const [headers = "", body = ""] = response.split(/\r\n\r\n(.*)/s);
  expect(/^content-encoding: (.*)$/im.exec(headers)?.[1] ?? null).toBe(encoding);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
  if (!decode) return expect(Buffer.from(body, "latin1").toString()).toBe(plain);
  expect(headers).toMatch(/^vary: accept-encoding$/im);
  expect(decode(Buffer.from(body, "latin1")).toString()).toBe(plain);
});

test.each(["identity", "gzip"])(
  "a file with a compressed copy tells caches that it varies, requested with %s",
  async (accept) => {
    const { headers } = await get("/about", { "accept-encoding": accept });
    expect(headers.get("vary")).toBe("Accept-Encoding");
  },
);

test("If-None-Match gets 304 until the page changes", async () => {
  await writeFiles(root, { "changing/index.html": `first ${LONG}` });
  const etag = (await get("/changing")).headers.get("etag") ?? "";
  for (const value of [etag, `"other", ${etag}`, "*"]) {
    const same = await get("/changing", { "if-none-match": value });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    expect(same.headers.get("etag")).toBe(etag);
  }
  expect((await get("/changing", { "if-none-match": '"other"' })).status).toBe(200);
  await writeFiles(root, { "changing/index.html": `second ${LONG}` });
  const changed = await get("/changing", { "if-none-match": etag });
  expect([changed.status, await changed.text()]).toEqual([200, `second ${LONG}`]);
});

test("a file shared by two releases keeps its ETag; a 404 has none", async () => {
  await writeFiles(root, { "copy/a.txt": LONG });
  await utimes(path.join(root, "copy/a.txt"), 1_000, 1_000);
  await link(path.join(root, "copy/a.txt"), path.join(root, "copy/b.txt"));
  const [a, b] = await Promise.all([get("/copy/a.txt"), get("/copy/b.txt")]);
  expect(a.headers.get("etag")).toBe(b.headers.get("etag"));
  const missing = await get("/nothing", { "if-none-match": "*" });
  expect([missing.status, missing.headers.get("etag")]).toEqual([404, null]);
});

test("HEAD has the headers of GET and no body", async () => {
  for (const urlPath of ["/about", "/large.bin", "/nothing"]) {
    const head = await get(urlPath, {}, "HEAD");
    const full = await get(urlPath);
    for (const name of ["content-length", "content-type", "etag"]) {
      expect(head.headers.get(name)).toBe(full.headers.get(name));
    }
    expect([head.status, await head.text()]).toEqual([full.status, ""]);
    await full.arrayBuffer();
  }
});

test("a large file arrives whole, or the requested range of it", async () => {
  const whole = await get("/large.bin");
  expect(whole.headers.get("content-length")).toBe("5000000");
  expect((await whole.arrayBuffer()).byteLength).toBe(5_000_000);
  const part = await get("/large.bin", { range: "bytes=4999998-" });
  expect(part.headers.get("content-range")).toBe("bytes 4999998-4999999/5000000");
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 2]);
});

test.each([
  ["/robots.txt", { range: "bytes=90-" }, 416, ""],
  ["/robots.txt", { range: "bytes=0-1", "if-range": '"older"' }, 200, "User-agent: *"],
  ["/robots.txt", { range: "bytes=-2" }, 206, " *"],
  ["/robots.txt", { range: "items=0-1" }, 200, "User-agent: *"],
  ["/robots.txt", { range: "0-1" }, 200, "User-agent: *"],
  ["/robots.txt", { range: "bytes=0-1,4-5" }, 200, "User-agent: *"],
  ["/robots.txt", { range: "bytes=" }, 200, "User-agent: *"],
  ["/nothing", { range: "bytes=0-1" }, 404, NOT_FOUND],
])("%s with %j responds with %i", async (urlPath, headers, status, body) => {
  const response = await get(urlPath, headers);
  expect([response.status, await response.text()]).toEqual([status, body]);
});

test("neither a file nor a compressed copy may be a link that leads out of the folder", async () => {
  await writeFiles(root, { "copied/index.html": "<h1>Copied</h1>" });
  const secret = path.join(folder, "secret.txt");
  await symlink(secret, path.join(root, "leak.png"));
  await symlink(secret, path.join(root, "copied/index.html.gz"));
  await symlink(folder, path.join(root, "up"));
  await symlink("leak.png", path.join(root, "leak-of-a-leak.png"));
  await symlink("robots.txt", path.join(root, "inside.txt"));
  for (const urlPath of ["/leak.png", "/up/secret.txt", "/leak-of-a-leak.png"]) {
    const response = await get(urlPath);
    expect([urlPath, response.status, await response.text()]).toEqual([urlPath, 404, NOT_FOUND]);
  }
  expect(await (await get("/copied", { "accept-encoding": "gzip" })).text()).toContain("Copied");
  expect(await (await get("/inside.txt")).text()).toBe("User-agent: *");
});

test("OPTIONS isn't allowed", async () => {
  const { status, headers } = await get("/about", {}, "OPTIONS");
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("a removed article responds with 410 until it's back", async () => {
  await writeFiles(folder, { "gone/blog/77": "", "gone/blog/12": "" });
  const site = siteFolder(root, { removedDirectory: path.join(folder, "gone") });
  const ask = async (urlPath: string) => {
    const response = await host(new Request(`http://site.test${urlPath}`), site);
    return [response.status, await response.text()];
  };
  expect(await ask("/blog/77")).toEqual([410, "<h1>Removed</h1>"]);
  expect(await ask("/blog/12")).toEqual([200, "<h1>Post 12</h1>"]);
  expect(await ask("/blog/78")).toEqual([404, NOT_FOUND]);
});

test("a site without a 404 page responds with 404 in plain text", async () => {
  const site = siteFolder(path.join(folder, "none"));
  const response = await host(new Request("http://site.test/"), site);
  expect([response.status, await response.text()]).toEqual([404, "Not found"]);
});
