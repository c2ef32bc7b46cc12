import {
  assetsIgnore,
  HEADER_LINE_MAX_CHARS,
  headersFile,
} from "../../../../src/gatsby/outputs/hosts/edge-files";
import { NOT_SERVED } from "../../../../src/site/headers";

const HEADERS = { "X-Frame-Options": "DENY", "Content-Security-Policy": "default-src 'self'" };
const FILES = [
  "index.html",
  "app-0123456789abcdef0123.js",
  "page-0123456789abcdef0123.css",
  "static/3f2a/hero.avif",
  "fonts/figtree-9fd6a873.woff2",
  "search/manifest.json",
  "search/0123456789abcdef.json",
  "sw.js",
  "icons.svg",
  "content-api/images/hero/a.jpg",
  "content-api/content.json",
];
const IMMUTABLE = "public, max-age=31536000, immutable";
const FRESH = "public, max-age=0, must-revalidate";

/**
 * The headers that Cloudflare sends for a file, according to `_headers`: rules in order, `!` before
 * values.
 */
function headersOf(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of text.trim().split(/\n(?=\S)/)) {
    const [route = "", ...lines] = rule.split("\n");
    const pattern = route.replace(/[.[\]]/g, "\\$&").replace("*", ".*");
    if (!new RegExp(`^${pattern}$`).test(path)) continue;
    for (const line of lines.map((part) => part.trim())) {
      if (line.startsWith("! ")) delete headers[line.slice(2)];
    }
    for (const line of lines.map((part) => part.trim())) {
      const [, name = "", value = ""] = /^([^!:]+): (.*)$/.exec(line) ?? [];
      if (name) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

test.each([
  ["/", undefined, "default-src 'self'"],
  ["/about", undefined, "default-src 'self'"],
  ["/icons.svg", undefined, "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ["/app-0123456789abcdef0123.js", IMMUTABLE, "frame-ancestors 'none'"],
  ["/page-0123456789abcdef0123.css", IMMUTABLE, "frame-ancestors 'none'"],
  ["/static/3f2a/hero.avif", IMMUTABLE, "frame-ancestors 'none'"],
  ["/fonts/figtree-9fd6a873.woff2", IMMUTABLE, "frame-ancestors 'none'"],
  ["/search/0123456789abcdef.json", IMMUTABLE, "frame-ancestors 'none'"],
  ["/search/manifest.json", FRESH, "frame-ancestors 'none'"],
  ["/sw.js", FRESH, "frame-ancestors 'none'"],
])("%s is cached as %s, with one policy", (path, cache, policy) => {
  expect(headersOf(headersFile(HEADERS, FILES), path)).toEqual({
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": policy,
    ...(cache && { "Cache-Control": cache }),
  });
});

test("a site of a thousand pages and scripts has the rules of a small one", () => {
  const many = Array.from({ length: 1_000 }, (_, n) => [
    `blog/${n}/index.html`,
    `page-${String(n).padStart(20, "0")}.js`,
  ]).flat();
  const rules = (text: string) => text.match(/^\//gm)?.length;
  const count = rules(headersFile(HEADERS, [...FILES, ...many]));
  expect(count).toBe(rules(headersFile(HEADERS, FILES)));
  expect(count).toBeLessThan(30);
});

test("anything that Cloudflare would silently ignore stops the build", () => {
  const policy = { "Content-Security-Policy": "x".repeat(HEADER_LINE_MAX_CHARS) };
  expect(() => headersFile(policy, FILES)).toThrow(/line in _headers has 20\d\d characters/);
  const odd = Array.from({ length: 90 }, (_, n) => `odd-${n}.js`);
  expect(() => headersFile(HEADERS, odd)).toThrow(/_headers has 1\d\d rules/);
});

test("files that no host serves aren't uploaded, and neither are compressed copies", () => {
  const ignored = assetsIgnore().trim().split("\n");
  const isIgnored = (file: string) =>
    ignored.some((line) =>
      line.startsWith("*") ? file.endsWith(line.slice(1)) : `/${file}`.startsWith(line),
    );
  expect(ignored.slice(0, 2)).toEqual([".*", "!/.well-known/"]); // covered on workerd by server/hosting
  for (const file of [
    "index.html.br",
    "app.js.gz",
    "app.js.map",
    "_gatsby/slices/1.html",
    "~partytown/a.js",
    "webpack.stats.json",
    "chunk-map.json",
  ]) {
    expect([file, isIgnored(file)]).toEqual([file, true]);
    if (!/\.(?:br|gz)$/.test(file)) expect(`/${file}`).toMatch(NOT_SERVED);
  }
  for (const file of FILES) expect([file, isIgnored(file)]).toEqual([file, false]);
});
