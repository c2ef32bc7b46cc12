import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pageLinks } from "../../src/release/links";
import {
  builtFile,
  builtFiles,
  builtPage,
  builtPaths,
  isBuilt,
} from "../support/browser/built-site";

/** What `public/` and the server have at every URL of the site. */

const API_IMAGES = "content-api/images/";

const headingOf = (html: string) => /<h1\b[^>]*>([^<]*)</.exec(html)?.[1];
// a separate connection, because the server may close a kept one while the next request is being
// sent
const get = (path: string) =>
  fetch(process.env.E2E_URL + path, { redirect: "manual", headers: { connection: "close" } });

test.each([
  "/",
  "/about",
  "/services",
  "/services/bulksms",
  "/services/shortcode",
  "/services/ussd",
  "/services/callcenter",
  "/services/software",
  "/services/integration",
  "/services/payment",
  "/services/ivr",
  "/services/bulk-sms",
  "/services/call-center",
  "/testimonials",
  "/blog",
  "/blog/page/2",
  "/blog/1",
  "/blog/12",
  "/blog/category/sms",
  "/blog/category/ussd",
  "/blog/category/call-center",
  "/blog/category/payments",
  "/blog/category/software",
  "/blog/tag/sender-id",
  "/contact",
  "/pricing",
  "/sms-portal",
  "/tools",
  "/case-studies",
  "/privacy-policy",
  "/terms-of-service",
])("%s is a page with one heading, in Kenyan English", async (path) => {
  const response = await get(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html.includes('<html lang="en-KE"')).toBe(true);
});

test.each([
  ["/robots.txt", "text/plain"],
  ["/sitemap-index.xml", "xml"],
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/favicon.svg", "image/svg+xml"],
])("%s is served as %s", async (path, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain(type);
});

test.each([
  ["/about/", "/about"],
  ["/blog/12/", "/blog/12"],
  ["/blog/12%0D%0A", "/blog/12"],
  ["/about%20", "/about"],
  ["/blog/previous-post", "/blog"],
  ["/blog/next-post", "/blog"],
])("%s redirects permanently to %s", async (path, to) => {
  const { status, headers } = await get(path);
  expect([status, headers.get("location")]).toEqual([301, to]);
});

const NOT_FOUND = "This page does not exist";
test.each([
  ["/services/no-such-service", 200, "Bulk SMS"],
  ["/services/no/such.png", 200, "Bulk SMS"],
  ["/no-such-page", 404, NOT_FOUND],
  ["/about/us", 404, NOT_FOUND],
  ["/blog/no-such-post", 404, NOT_FOUND],
  ["/blog/no/such/post.png", 404, NOT_FOUND],
  ["/blog/category/no-such", 404, NOT_FOUND],
  ["/page-data/none.json", 404, NOT_FOUND],
])("%s without a page has status %i and the heading “%s”", async (path, status, heading) => {
  const response = await get(path);
  expect([response.status, headingOf(await response.text())]).toEqual([status, heading]);
});

test("no script names a post, so scripts don't grow or change with the blog", () => {
  const scripts = builtFiles(/^[^/]+\.js$/);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((file) => /["'`]\/blog\/\d+["'`]/.test(builtFile(file)))).toEqual([]);
});

test("every link and file used by a page exists, including those for other screens", () => {
  const missing = new Map<string, string>();
  for (const path of builtPaths()) {
    const named = pageLinks(builtPage(path), path, "https://www.savannasignal.example");
    for (const target of Object.values(named).flat())
      if (!isBuilt(target)) missing.set(target, path);
  }
  expect(Object.fromEntries(missing)).toEqual({});
});

test("every anchor that a page links to on itself exists", () => {
  const missing = builtPaths().flatMap((path) => {
    const html = builtPage(path);
    const ids = new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
    return Array.from(html.matchAll(/<a\b[^>]*\shref="#([^"]+)"/g), ([, id]) => id)
      .filter((id) => !ids.has(id))
      .map((id) => `${path}#${id}`);
  });
  expect(missing).toEqual([]);
});

test("every icon on a page is inlined", () => {
  for (const path of builtPaths()) {
    const html = builtPage(path);
    expect([path, /<svg\b[^>]*><g\b/.test(html), /<use\b/.test(html)]).toEqual([path, true, false]);
  }
});

test("a site without an analytics id contains no analytics code", () => {
  const files = builtFiles(/\.(?:js|html|json)$/);
  const analytics =
    /googletagmanager|google-analytics|dataLayer|ga-disable|gtag|Cookie settings<\/button|May we count/;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => analytics.test(builtFile(file)))).toEqual([]);
});

test("the content API responds on the site's own origin", async () => {
  const blogs = await (await get("/content-api/blogs?per_page=50")).json();
  expect(blogs).toMatchObject({ page: 1, per_page: 50, total: 12, pages: 1 });
});

test("the content API's pictures are the build's copies, one of each", async () => {
  const names = readdirSync("sample/images", { recursive: true, withFileTypes: true })
    .filter(({ parentPath }) => path.basename(parentPath) !== "brand") // logo and icons have their own files
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => path.relative("sample/images", path.join(parentPath, name)));
  const copies = builtFiles(/\.(?:jpg|png)$/).filter((file) => file.startsWith(API_IMAGES));
  expect(copies.map((file) => file.slice(API_IMAGES.length)).sort()).toEqual(names.sort());
  const file = `${API_IMAGES}hero/bulk-sms.jpg`;
  const served = Buffer.from(await (await get(`/${file}`)).arrayBuffer());
  expect(served.equals(readFileSync(path.join("public", file)))).toBe(true);
  expect(served.equals(readFileSync("sample/images/hero/bulk-sms.jpg"))).toBe(false);
});
