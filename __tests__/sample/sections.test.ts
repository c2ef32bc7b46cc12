import { existsSync } from "node:fs";
import about from "../../sample/sections/about-us.json";
import hero from "../../sample/sections/hero-section.json";
import howItWorks from "../../sample/sections/how-it-works.json";
import services from "../../sample/sections/services.json";
import { cleanArticle } from "../../src/content/text/paste/clean-article";
import { sanitise } from "../../src/content/text/sanitise";
import { readCatalogue, readDefault } from "../../src/gatsby/sourcing/content-folder";
import { BROCHURES, ROUTES, serviceRoute } from "../../src/site/routes";

const { services: SERVICES, clientTestimonials: PAGE_TESTIMONIALS } = readCatalogue().records;

const blogs = readDefault("blogPosts").content;
const team = readDefault("team").content;
const testimonials = readDefault("testimonials").content;
const { clients_served, countries, messages_delivered, team_members } = about;

test.each([
  [
    "services of the hero",
    hero.services.map(({ title }) => title),
    ["API INTEGRATION", "SHORT CODE", "BULK SMS", "PAYMENT SOLUTIONS", "SOFTWARE DEVELOPMENT"],
  ],
  [
    "services of the overview, with their numbers of bullets",
    services.services.map((service) => [service.service_name, service.bullet_points.length]),
    [
      ["BULK SMS", 4],
      ["USSD SERVICES", 4],
      ["CALL CENTER SOLUTIONS", 4],
      ["PAYMENT SOLUTIONS", 4],
      ["SOFTWARE DEVELOPMENT", 4],
      ["API INTEGRATION", 4],
    ],
  ],
  [
    "steps",
    howItWorks.steps.map(({ title }) => title),
    ["Consultation", "Solution Design", "Implementation", "Optimization", "Ongoing Support"],
  ],
  [
    "figures",
    [clients_served, countries, messages_delivered, team_members],
    [500, 5, 48_000_000, 45],
  ],
])("the bundled %s are the specified ones", (_name, bundled, specified) => {
  expect(bundled).toEqual(specified);
});

test("every category has a bundled post, for when posts can't be read", () => {
  expect(blogs.map(({ category }) => category)).toEqual(
    expect.arrayContaining(readDefault("blogCategories").content.map(({ slug }) => slug)),
  );
});

/** Roles on the team that know a category's subject. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  sms: ["Messaging Operations Lead"],
  ussd: ["Head of Engineering"],
  "call-center": ["Head of Client Success"],
  payments: ["Payments Product Manager"],
  software: ["Lead Software Developer", "Compliance and Data Protection Officer"],
};

test("the author of every bundled post is on the bundled team, with a role that fits the subject", () => {
  const roles = new Map(team.members.map(({ name, title }) => [name, title]));
  const misplaced = blogs.filter(
    ({ author, category }) => !WRITERS[category]?.includes(roles.get(author) ?? ""),
  );
  expect(misplaced.map(({ slug, author }) => [slug, author])).toEqual([]);
});

test.each(blogs)("cleaning the texts of the bundled post $slug changes nothing", ({ sections }) => {
  const texts = sections.map(({ html }) => html);
  const anchors = sections.filter(({ header }) => header).map(({ anchor }) => anchor);
  // line ends between blocks don't count
  const shown = (html: string) =>
    sanitise(html)
      .replace(/>\s+(?=<)/g, ">")
      .trim();
  expect(cleanArticle(texts, anchors).map(({ html }) => shown(html))).toEqual(texts.map(shown));
});

test("no sample client has the name of a team member, who may be an author", () => {
  const names = new Set(team.members.map(({ name }) => name));
  const clients = [
    ...testimonials.map(({ name }) => name),
    ...PAGE_TESTIMONIALS.map(({ author }) => author.replace(/^Dr /, "")),
    ...SERVICES.flatMap((service) => service.testimonials.map(({ author }) => author)),
  ];
  expect(clients.filter((name) => names.has(name))).toEqual([]);
});

test("every bundled image exists", () => {
  const documents = JSON.stringify([blogs, readDefault("hero").content, team, testimonials]);
  const paths = [...documents.matchAll(/"path":"([^"]*)"/g)].map(([, path]) => path);
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !existsSync(`sample/images/${path}`))).toEqual([]);
});

const PAGES: readonly string[] = [
  ...Object.values(ROUTES),
  ...Object.values(BROCHURES),
  ..."bulksms shortcode ussd callcenter software integration payment ivr"
    .split(" ")
    .map(serviceRoute),
];

test.each(blogs)(
  "the bundled post $slug has a numeric id, safe markup and links to pages",
  (post) => {
    expect(post.slug).toMatch(/^\d+$/);
    const html = post.sections.map((section) => section.html).join("");
    const shown = sanitise(html)
      .replace(/<div role="region"[^>]*>|<\/div>/g, "")
      .replace(/<pre role="region"[^>]*>/g, "<pre>");
    expect(shown.replaceAll("&quot;", '"')).toBe(html.replaceAll("&quot;", '"'));
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
    const paths = links.map((href) => href.replace(/\?topic=.+$/, ""));
    expect(paths.filter((href) => !PAGES.includes(href))).toEqual([]);
    // its closing link says what the reader asks about
    expect(links.filter((href) => /^\/contact\?topic=./.test(href))).toHaveLength(1);
  },
);
