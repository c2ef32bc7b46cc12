import { render, screen, within } from "@testing-library/react";
import ServicesPage from "../../src/pages/services";
import HomeTemplate from "../../src/templates/home";
import { CATALOGUE, SHOWN_SERVICES, shownService, words } from "../fixtures/catalogue";
import { ABOUT, HERO, HOW_IT_WORKS, SERVICES_OVERVIEW, TEAM, TESTIMONIALS } from "../fixtures/home";
import { indexedPosts } from "../fixtures/posts";
import { PRICES } from "../fixtures/prices";
import { fakeMedia } from "../support/dom/fake-media";
import { headTags } from "../support/dom/head";
import { pageWith } from "../support/dom/page-with";
import { serverHtml } from "../support/dom/server-html";

const image = { childImageSharp: null };
const DATA = {
  words: words("services"),
  contactWords: words("contactForm"),
  latestWords: words("latestPosts"),
  heroContent: HERO,
  aboutContent: ABOUT,
  servicesOverviewContent: SERVICES_OVERVIEW,
  howItWorksContent: HOW_IT_WORKS,
  teamContent: TEAM,
  whyUsContent: CATALOGUE.whyUs,
  allTestimonial: { nodes: TESTIMONIALS },
  latest: { posts: indexedPosts(20) },
  allBlogCategory: { nodes: [{ slug: "sms", name: "Bulk SMS" }] },
  aboutImage: image,
  whyImage: image,
  stepsImage: image,
  mapImage: image,
  prices: PRICES,
  services: { nodes: SHOWN_SERVICES },
  summaries: {
    nodes: [
      {
        ...shownService("ussd"),
        features: [],
        forWhom: "Services for any phone",
        leadTime: "",
        notIncluded: "",
        pricing: [{ price: "30,000", currency: "KSh", interval: "month", credits: 0 }],
      },
      {
        ...shownService("shortcode"),
        shortDescription: "One short number.",
        icon: "hash",
        color: "#E94E77",
        forWhom: "",
        leadTime: "4-8 weeks",
        notIncluded: "The code’s rental.",
        pricing: [],
        features: ["Keywords", "Replies", "Reports", "Networks", "More"].map((title) => ({
          title,
        })),
      },
    ],
  },
};
fakeMedia();
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ["home", HomeTemplate, "/", "home", HERO.heading],
  ["services", ServicesPage, "/services", "", words("services").title],
])("the %s page has its own heading and canonical URL, and all sections in order", (...page) => {
  const [, Page, path, id, heading] = page;
  // as: either page, whose data DATA has
  const { container } = render(pageWith(Page as typeof HomeTemplate, { data: DATA }));
  const sections = [...container.querySelectorAll("main > section, main > div > *")];
  expect(
    sections.map((section) => [section.id, section.querySelector("h1, h2")?.textContent]),
  ).toEqual([
    [id, expect.stringContaining(heading)],
    ...(path === "/services" ? [["choose", "Which Service Do You Need?"]] : []),
    ["about-section", "About Savanna Signal"],
    ["services", SERVICES_OVERVIEW.heading],
    ["", CATALOGUE.whyUs.title],
    ["how-it-works", HOW_IT_WORKS.heading],
    ["team", TEAM.heading],
    ["", "What Our Clients Say"],
    ["", words("latestPosts").title],
    ["contact", words("contactForm").title],
  ]);
  expect(container.querySelectorAll("h1")).toHaveLength(1);
  expect(headTags().canonical).toBe(`https://www.savannasignal.example${path}`);
});

test("the services page has a card with its own words for each service, even for those without a page", () => {
  render(pageWith(ServicesPage, { data: DATA }));
  const cards = within(screen.getByRole("region", { name: "Our Services" }));
  const [bulkSms, ussd] = SERVICES_OVERVIEW.services; // the first has no page here
  expect(cards.getByText(bulkSms?.explanation ?? "")).toBeVisible();
  expect(cards.queryByText(ussd?.explanation ?? "")).toBeNull();
  expect(cards.getByText(shownService("ussd").shortDescription)).toBeVisible();
  const names = cards.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    "USSD Services",
    "Short Code",
    ...SERVICES_OVERVIEW.services.flatMap(({ name }) => (name === ussd?.name ? [] : [name])),
  ]);
  expect(cards.getByText("One short number.")).toBeVisible();
  expect(cards.getByText("Networks")).toBeVisible();
  expect(cards.queryByText("More")).toBeNull();
  const link = cards.getByRole("link", { name: "Learn More about Short Code" });
  expect(link).toHaveAttribute("href", "/services/shortcode");
});

test("the services page starts with what helps visitors choose, as far as facts exist", () => {
  render(pageWith(ServicesPage, { data: DATA }));
  const region = within(screen.getByRole("region", { name: "Which Service Do You Need?" }));
  const cells = region
    .getAllByRole("cell")
    .map((cell) => [cell.getAttribute("data-label"), cell.textContent])
    .filter(([, text]) => text);
  expect(cells).toEqual([
    ["Best for", "Services for any phone"],
    ["From", "Plans from KSh 30,000 a month"],
    ["Extra", "The code’s rental."],
    ["Ready in", "4-8 weeks"],
  ]);
  expect(region.getByRole("link", { name: "USSD Services" })).toHaveAttribute(
    "href",
    "/services/ussd",
  );
  expect(region.getByText(/We confirm VAT on plans in your quote/)).toBeVisible();
});

test("the services page leaves out what the home page has: biographies, audiences, the same articles", () => {
  const [home = "", services = ""] = [
    pageWith(HomeTemplate, { data: DATA }),
    pageWith(ServicesPage, { data: DATA }),
  ].map((page) => serverHtml(page).replaceAll("&#x27;", "'"));
  for (const { name, bio } of TEAM.members) {
    expect(home).toContain(bio);
    expect(services).toContain(name);
    expect(services).not.toContain(bio);
  }
  expect(home).toContain(CATALOGUE.whyUs.audiencesHeading);
  expect(services).not.toContain(CATALOGUE.whyUs.audiencesHeading);
  const posts = (html: string) => [...new Set(html.match(/\/blog\/post-\d+/g))];
  expect(posts(home)).toHaveLength(6);
  expect(posts(services)).toHaveLength(6);
  expect(posts(services).filter((post) => posts(home).includes(post))).toEqual([]);
});

test("a page without content it needs stops the build with its name", () => {
  jest.spyOn(console, "error").mockReturnValue();
  const data = { ...DATA, teamContent: null };
  expect(() => serverHtml(pageWith(HomeTemplate, { data }))).toThrow("the build provided no team");
});
