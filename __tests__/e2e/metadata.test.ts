import { join } from "node:path";
import { createDocument } from "@mixmark-io/domino";
import sharp from "sharp";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
import { ALIASES, graphOf, ORIGIN, own, UNLISTED } from "../support/browser/built-metadata";
import {
  builtFiles,
  builtPage,
  builtPaths,
  builtFile as file,
  isBuilt,
} from "../support/browser/built-site";
import { TIER_ROWS } from "../support/content/site-prices";
import { danglingIds } from "../support/dom/head";

const { caseStudies: CASE_STUDIES } = readCatalogue().records;

/** What search engines, social networks and machines find on all pages of the built site. */

const absolute = (path: string) => `${ORIGIN}${path}`;

interface Head {
  readonly title: string;
  readonly canonical: string | null | undefined;
  readonly meta: Readonly<Record<string, string>>;
}

function headOf(path: string): Head {
  const [untilBody = ""] = builtPage(path).split("<body");
  const { head, title } = createDocument(untilBody);
  const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute("href");
  const meta = Array.from(head.querySelectorAll("meta")).map((element) => [
    element.getAttribute("name") ?? element.getAttribute("property") ?? "",
    element.getAttribute("content") ?? "",
  ]);
  return { title, canonical, meta: Object.fromEntries(meta) };
}

test("every page has its own words, URL, region and card for search engines and social networks", async () => {
  const cards = new Set<string>();
  for (const path of own) {
    const { title, canonical, meta } = headOf(path);
    expect({ path, title, canonical, ...meta }).toMatchObject({
      path,
      title: expect.stringMatching(/Savanna Signal/),
      canonical: absolute(path),
      description: expect.stringMatching(/^.{20,}$/s),
      keywords: expect.stringMatching(/^.+, .+$/),
      "theme-color": "#2B3857",
      "geo.region": "KE",
      "og:title": title,
      "og:description": meta.description,
      "og:url": absolute(path),
      "og:site_name": "Savanna Signal",
      "og:locale": "en_KE",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": meta.description,
      "twitter:image": meta["og:image"],
    });
    expect(meta.robots).toBeUndefined();
    cards.add((meta["og:image"] ?? "").replace(ORIGIN, ""));
  }
  expect(cards).toContain("/social/pages/pricing.jpg");
  for (const id of "bulksms shortcode ussd callcenter software integration payment ivr".split(" "))
    expect(cards).toContain(`/social/services/${id}.jpg`);
  for (let id = 1; id <= 12; id += 1) expect(cards).toContain(`/social/blog/${id}.jpg`);
  for (const card of cards) {
    const { format, width, height } = await sharp(join("public", card)).metadata();
    expect([card, format, width, height]).toEqual([card, "jpeg", 1200, 630]);
  }
});

test("no two pages share a title or a description", () => {
  for (const text of [(head: Head) => head.title, (head: Head) => head.meta.description]) {
    const texts = own.map((path) => text(headOf(path)));
    expect(texts.filter((one, i) => texts.indexOf(one) !== i)).toEqual([]);
  }
});

test("an alias is canonical to its service, and missing pages stay out of search engines", () => {
  expect(ALIASES.map((path) => headOf(path).canonical)).toEqual([
    absolute("/services/bulksms"),
    absolute("/services/callcenter"),
  ]);
  for (const shell of ["/404", "/services/[...rest]"]) {
    expect(headOf(shell)).toMatchObject({ canonical: undefined, meta: { robots: "noindex" } });
  }
});

const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ["/", ["WebPage"]],
  ["/about", ["WebPage", "BreadcrumbList"]],
  ["/services", ["WebPage", "BreadcrumbList"]],
  ["/services/ussd", ["Service", "FAQPage", "BreadcrumbList"]],
  ["/testimonials", ["CollectionPage", "BreadcrumbList"]],
  ["/case-studies", ["CollectionPage", "BreadcrumbList"]],
  [`/case-studies/${CASE_STUDIES[0]?.slug}`, ["WebPage", "BreadcrumbList"]],
  ["/pricing", ["WebPage", "Service", "OfferCatalog", "BreadcrumbList"]],
  ["/blog", ["CollectionPage", "BreadcrumbList"]],
  ["/blog/page/2", ["CollectionPage", "BreadcrumbList"]],
  ["/blog/category/sms", ["CollectionPage", "BreadcrumbList"]],
  ["/blog/tag/sender-id", ["CollectionPage", "BreadcrumbList"]],
  ["/blog/12", ["BlogPosting", "BreadcrumbList"]],
  ["/contact", ["ContactPage", "BreadcrumbList"]],
  ["/tools", ["CollectionPage", "BreadcrumbList"]],
  ["/tools/sms-price", ["WebPage", "BreadcrumbList"]],
  ["/sms-portal", ["WebPage", "BreadcrumbList"]],
  ["/privacy-policy", ["WebPage", "BreadcrumbList"]],
  ["/terms-of-service", ["WebPage", "BreadcrumbList"]],
  ["/404", []],
  ["/services/[...rest]", ["Service", "FAQPage", "BreadcrumbList"]],
];

test.each(KINDS)("the structured data of %s describes the company, the site, %j", (path, types) => {
  expect(graphOf(path).map((node) => node["@type"])).toEqual(["Organization", "WebSite", ...types]);
});

/**
 * Ratings of ourselves, properties that search engines no longer support, and amounts not in KES.
 */
const FORBIDDEN =
  /"@type":"(?:Review|Rating|AggregateRating|SearchAction|HowTo|Product)"|"(?:review|aggregateRating|potentialAction)":|"priceCurrency":"(?!KES")/;

test("structured data contains everything it refers to, and claims nothing forbidden", () => {
  for (const path of builtPaths()) {
    const graph = graphOf(path);
    const text = JSON.stringify(graph);
    expect([path, danglingIds(graph)]).toEqual([path, []]);
    expect([path, FORBIDDEN.exec(text)?.[0]]).toEqual([path, undefined]);
    for (const [, date = ""] of text.matchAll(/"date\w+":"([^"]*)"/g)) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);
    }
  }
});

test("pages that e-mails link to aren't for search engines", () => {
  for (const path of UNLISTED) expect(headOf(path).meta.robots).toBe("noindex");
});

test("the sitemap has every indexable page once, and no others", () => {
  const index = [...file("sitemap-index.xml").matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(index.map(([, loc]) => loc)).toEqual([absolute("/sitemap-0.xml")]);
  const found = [...file("sitemap-0.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
  expect(found.sort()).toEqual(own.map((path) => absolute(encodeURI(path))).sort());
});

test("the sitemap only has dates that content states", () => {
  const dates = new Map(
    [...file("sitemap-0.xml").matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => [
      /<loc>([^<]*)</.exec(entry)?.[1]?.replace(ORIGIN, "") ?? "",
      /<lastmod>([^<]*)</.exec(entry)?.[1],
    ]),
  );
  const changed = (path: string) => {
    const meta = headOf(path).meta;
    return meta["article:modified_time"] ?? meta["article:published_time"];
  };
  const posts = Array.from({ length: 12 }, (_, i) => `/blog/${i + 1}`);
  for (const post of posts) expect([post, dates.get(post)]).toEqual([post, changed(post)]);
  const latest = posts.map(changed).sort().at(-1);
  const lists = ["/blog", "/blog/page/2"].map((path) => dates.get(path) ?? "").sort();
  expect(lists.at(-1)).toBe(latest);
  for (const path of ["/", "/pricing", "/services/ussd", "/privacy-policy", "/contact"]) {
    expect([path, dates.get(path)]).toEqual([path, undefined]);
  }
  expect(file("sitemap-0.xml")).not.toMatch(/<priority>|<changefreq>/);
});

test("robots may read everything and are given the sitemap", () => {
  expect(file("robots.txt")).toMatch(/^User-agent: \*$/m);
  expect(file("robots.txt")).not.toMatch(/^Disallow: \S/m);
  expect(file("robots.txt")).toContain(`Sitemap: ${ORIGIN}/sitemap-index.xml`);
});

test("the manifest names the company in its colour, with icons that exist", async () => {
  const manifest = JSON.parse(file("manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: "Savanna Signal", theme_color: "#2B3857", lang: "en-KE" });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join("public", src.split("?")[0])).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toContain("512x512");
});

test("every indexable page, and a list's first page, has a Markdown alternate linked from llms.txt", () => {
  const alternates = builtFiles(/\.md$/).map(
    (name) => `/${name.replace(/\.md$/, "").replace(/^index$/, "")}`,
  );
  const expected = [...own].filter((urlPath) => !/\/page\/\d+$/.test(urlPath));
  expect(alternates.sort()).toEqual(expected.sort());
  const named = [...file("llms.txt").matchAll(/\]\(https:\/\/[^/]+(\/[^)]*)\)/g)];
  for (const [, path = ""] of named) expect([path, isBuilt(path)]).toEqual([path, true]);
  expect(named.map(([, path]) => path)).toEqual(
    expect.arrayContaining(["/pricing.md", "/services/ussd.md", "/blog/12.md", "/pricing.json"]),
  );
  const prices = file("pricing.md").replace(/ +\|/g, " |"); // columns are aligned
  for (const row of TIER_ROWS) expect(prices).toContain(row);
});
