import type * as React from "react";
import { prices } from "../../src/content/catalogue/prices";
import { NotFound } from "../../src/features/not-found/not-found";
import AboutPage from "../../src/pages/about";
import CaseStudiesPage from "../../src/pages/case-studies";
import ContactPage from "../../src/pages/contact";
import PricingPage from "../../src/pages/pricing";
import ServicesPage from "../../src/pages/services";
import TestimonialsPage from "../../src/pages/testimonials";
import { FEATURES } from "../../src/site/feature-switches";
import BlogTemplate from "../../src/templates/blog-index";
import HomeTemplate from "../../src/templates/home";
import ServiceTemplate from "../../src/templates/service";
import { CATALOGUE, EMPTY_SERVICE, words } from "../fixtures/catalogue";
import { ABOUT, HERO, HOW_IT_WORKS, SERVICES_OVERVIEW, TEAM } from "../fixtures/home";
import { emptyParts } from "../support/dom/empty-parts";
import { pageWith } from "../support/dom/page-with";
import { serverHtml } from "../support/dom/server-html";

/**
 * A company with one service and nothing else: no prices, posts, team, testimonials, clients or
 * videos.
 */

const image = { childImageSharp: null };
const SERVICE = { ...EMPTY_SERVICE, title: "Haulage", related: [], anchors: [] };
const none = { nodes: [] };
const category = { slug: "news", name: "News", isEmpty: true };
const list = (kind: string, slug: string, name: string) => ({
  ...{ kind, slug, name, base: kind === "all" ? "/blog" : `/blog/category/${slug}` },
  ...{ page: 1, pageCount: 1, total: 0, posts: [], about: "", description: "", colour: "" },
});
const DATA = {
  contactWords: words("contactForm"),
  latestWords: words("latestPosts"),
  form: words("pricingForm"),
  heroContent: { ...HERO, services: HERO.services.slice(0, 1) },
  aboutContent: ABOUT,
  servicesOverviewContent: {
    ...SERVICES_OVERVIEW,
    services: SERVICES_OVERVIEW.services.slice(0, 1).map((card) => ({ ...card, bullets: [] })),
  },
  howItWorksContent: { ...HOW_IT_WORKS, steps: [] },
  teamContent: { ...TEAM, members: [] },
  whyUsContent: { ...CATALOGUE.whyUs, reasons: [] },
  allTestimonial: none,
  latest: { posts: [] },
  allBlogCategory: { nodes: [category] },
  aboutImage: image,
  whyImage: image,
  stepsImage: image,
  mapImage: image,
  prices: prices.empty(),
  services: { nodes: [SERVICE] },
  summaries: { nodes: [SERVICE] },
  service: SERVICE,
  caseStudies: none,
  testimonials: none,
  categories: none,
  clients: none,
  videos: none,
};
type Page = (props: never) => React.ReactElement | null;
const pages: readonly [string, Page, object][] = [
  ["home", HomeTemplate, {}],
  ["about", AboutPage, { words: words("about") }],
  ["services", ServicesPage, { words: words("services") }],
  ["service", ServiceTemplate, {}],
  ["pricing", PricingPage, { words: words("pricing") }],
  ["testimonials", TestimonialsPage, { words: words("testimonials") }],
  ["case studies", CaseStudiesPage, { words: words("caseStudies") }],
  ["contact", ContactPage, { words: words("contact") }],
  ["blog", BlogTemplate, { postList: list("all", "all", "Our Blog") }],
  ["category", BlogTemplate, { postList: list("category", "news", "News") }],
];

afterEach(() => void jest.restoreAllMocks());

test.each(pages)(
  "a bare company's %s page has no empty list, or heading with nothing below it",
  (_name, Page, data) => {
    const html = serverHtml(
      pageWith(Page as (props: object) => null, { data: { ...DATA, ...data } }),
    );
    expect(html).toContain("<h1");
    expect(emptyParts(html)).toEqual([]);
  },
);

test("a bare company's pages don't mention questions, plans, prices, quotations or search", () => {
  const texts = pages.map(([, Page, data]) =>
    serverHtml(pageWith(Page as (props: object) => null, { data: { ...DATA, ...data } })),
  );
  const words =
    /Frequently Asked|Plan prices|states? whether|says whether|Which Service Do You Need|What will it cost|Pricing Guide|Search (?:articles|testimonials)|FAQPage/gi;
  expect(texts.flatMap((html) => html.match(words) ?? [])).toEqual([]);
  expect(texts[8]).toContain("There are no articles yet.");
  expect(texts[9]).toContain("There are no articles in News yet.");
});

test("if the company publishes no prices, no page links to them", () => {
  jest.replaceProperty(FEATURES, "pricing", false);
  const texts = pages
    .filter(([name]) => name !== "pricing")
    .map(([, Page, data]) =>
      serverHtml(pageWith(Page as (props: object) => null, { data: { ...DATA, ...data } })),
    );
  const notFound = serverHtml(<NotFound hasTestimonials={false} hasPosts={false} />);
  const links = /href="\/pricing[^"]*"|See (?:our |all )?prices/gi;
  expect([...texts, notFound].flatMap((html) => html.match(links) ?? [])).toEqual([]);
});

test("the not-found page of a company without posts has no search and no blog link", () => {
  const html = serverHtml(<NotFound hasTestimonials={false} hasPosts={false} />);
  expect(emptyParts(html)).toEqual([]);
  expect(html).not.toMatch(/search|href="\/blog"|href="\/testimonials"/i);
  expect(html).toContain('href="/pricing"');
});

test("emptyParts finds empty lists, and headings with nothing below them", () => {
  const html =
    "<main><h1>A</h1><p>x</p><section><h2>B</h2><h3>C</h3></section><h2>D</h2><h3>E</h3><img>" +
    '<h2>F</h2><ul aria-label="G"><li></li></ul></main>';
  expect(emptyParts(html)).toEqual(["heading “B”", "heading “C”", "ul G", "heading “F”"]);
});
