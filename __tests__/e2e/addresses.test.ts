import { readdirSync, readFileSync } from "node:fs";
import { siteUrl } from "../support/browser";
import { attributes, builtAddresses, builtPage, isBuilt } from "../support/built-site";

/** What `public/` and the server have at every address of the product. */

const headingOf = (html: string) => /<h1\b[^>]*>([^<]*)</.exec(html)?.[1];
const get = (address: string) => fetch(siteUrl(address), { redirect: "manual" });

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
  "/case-studies",
  "/privacy-policy",
  "/terms-of-service",
])("%s is a page of its own with one heading, a title and a description", async (address) => {
  const response = await get(address);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(
    /<title[^>]*>[^<]+ \| Savanna Signal<|<title[^>]*>[^<]*Savanna Signal[^<]*</.test(html),
  ).toBe(true);
  expect(attributes(html, "meta", "name")).toEqual(
    expect.arrayContaining(["description", "keywords", "theme-color", "geo.region"]),
  );
  expect(html.includes('<html lang="en-KE"')).toBe(true);
});

test.each([
  ["/robots.txt", "text/plain"],
  ["/sitemap-index.xml", "xml"],
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/favicon.svg", "image/svg+xml"],
])("%s is served as %s", async (address, type) => {
  const response = await get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain(type);
});

test.each([
  ["/about/", 301, "/about"],
  ["/blog/12/", 301, "/blog/12"],
  ["/blog/previous-post", 301, "/blog"],
  ["/blog/next-post", 301, "/blog"],
])("%s leads on with %i to %s", async (address, status, to) => {
  const response = await get(address);
  expect(response.status).toBe(status);
  expect(response.headers.get("location")).toBe(to);
});

test.each(["/services/no-such-service", "/services/no/such.png"])(
  "%s has the page of the client-only route",
  async (address) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(headingOf(await response.text())).toBe("Bulk SMS");
  },
);

test.each([
  "/no-such-page",
  "/about/us",
  "/blog/no-such-post",
  "/blog/no/such/post.png",
  "/blog/category/no-such",
  "/page-data/none.json",
  "/styleguide",
])("%s has the not-found page with status 404", async (address) => {
  const response = await get(address);
  expect(response.status).toBe(404);
  expect(headingOf(await response.text())).toBe("This page does not exist");
});

test("no script names a post: it would grow with the blog and change with each post", () => {
  const scripts = readdirSync("public").filter((file) => file.endsWith(".js"));
  const withPosts = scripts.filter((file) =>
    /["'`]\/blog\/\d+["'`]/.test(readFileSync(`public/${file}`, "utf8")),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(withPosts).toEqual([]);
});

test("no link or picture of any page leads nowhere", () => {
  const broken = new Map<string, string>();
  for (const address of builtAddresses()) {
    const html = builtPage(address);
    const links = [
      ...attributes(html, "a", "href"),
      ...attributes(html, "img", "src"),
      ...attributes(html, "link", "href"),
      ...attributes(html, "script", "src"),
    ];
    for (const link of links) {
      const [path = ""] = link.split(/[?#]/);
      const isInternal = path.startsWith("/") && !path.startsWith("//");
      if (isInternal && !isBuilt(path) && !broken.has(path)) broken.set(path, address);
    }
  }
  expect(Object.fromEntries(broken)).toEqual({});
});

test("every anchor that a page links to on itself is there", () => {
  const missing = builtAddresses().flatMap((address) => {
    const html = builtPage(address);
    const ids = new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
    return attributes(html, "a", "href")
      .filter((href) => href.startsWith("#") && href !== "#" && !ids.has(href.slice(1)))
      .map((href) => `${address}${href}`);
  });
  expect(missing).toEqual([]);
});

test("no two pages share a title but those that are one page", () => {
  const byTitle = new Map<string, string[]>();
  for (const address of builtAddresses()) {
    const html = builtPage(address);
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
    const canonical =
      attributes(html, "link", "href").find((href) => /^https:\/\//.test(href)) ?? address;
    byTitle.set(title, [...new Set([...(byTitle.get(title) ?? []), canonical])]);
  }
  expect([...byTitle].filter(([, pages]) => pages.length > 1)).toEqual([]);
});

test.each([
  ["/services/bulk-sms", "https://www.savannasignal.example/services/bulksms"],
  ["/services/call-center", "https://www.savannasignal.example/services/callcenter"],
  ["/blog/page/2", "https://www.savannasignal.example/blog/page/2"],
])("the canonical address of %s is %s", (address, canonical) => {
  expect(builtPage(address).includes(`rel="canonical" href="${canonical}"`)).toBe(true);
});

test("the content API answers on the site's own origin", async () => {
  const blogs = await (await get("/content-api/blogs?per_page=50")).json();
  expect(blogs).toMatchObject({ page: 1, per_page: 50, total: 12, pages: 1 });
});

test("an enquiry posted to the site is stored as one line", async () => {
  const enquiry = {
    full_name: "Amina Hassan",
    email: "amina@example.com",
    service_type: "Bulk SMS",
    message: "Prices, please.",
  };
  const response = await fetch(siteUrl("/content-api/contact"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(enquiry),
  });
  expect(response.ok).toBe(true);
  const lines = readFileSync(process.env.E2E_CONTACT_FILE ?? "", "utf8")
    .trim()
    .split("\n");
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(enquiry));
});
