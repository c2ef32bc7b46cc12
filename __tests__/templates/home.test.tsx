import { render } from "@testing-library/react";
import ServicesPage from "../../src/pages/services";
import HomeTemplate from "../../src/templates/home";
import { ABOUTS } from "../fixtures/about";
import { HEROES } from "../fixtures/hero";
import { PROCESSES } from "../fixtures/how-it-works";
import { indexedPosts } from "../fixtures/posts";
import { OVERVIEWS } from "../fixtures/services-overview";
import { TEAMS } from "../fixtures/team";
import { TESTIMONIALS } from "../fixtures/testimonials";
import { fakeMedia } from "../support/fake-media";
import { headTags } from "../support/head";
import { pageWith } from "../support/page-with";

const image = { childImageSharp: null };
const DATA = {
  heroContent: HEROES.usual,
  aboutContent: ABOUTS.usual,
  servicesOverviewContent: OVERVIEWS.usual,
  howItWorksContent: PROCESSES.usual,
  teamContent: TEAMS.usual,
  allTestimonial: { nodes: TESTIMONIALS.usual },
  latest: { posts: indexedPosts(20) },
  allBlogCategory: { nodes: [{ slug: "sms", name: "Bulk SMS" }] },
  aboutImage: image,
  whyImage: image,
  stepsImage: image,
  mapImage: image,
};
beforeEach(() => {
  fakeMedia();
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ["home", HomeTemplate, "/"],
  ["services", ServicesPage, "/services"],
])("the %s page has all sections in order and its own canonical URL", (_name, Page, path) => {
  const { container } = render(pageWith(Page, { data: DATA }));
  const sections = [...container.querySelectorAll("main > section, main > div > *")];
  expect(
    sections.map((section) => [section.id, section.querySelector("h1, h2")?.textContent]),
  ).toEqual([
    ["home", expect.stringContaining("Reach every customer with")],
    ["about-section", "About Savanna Signal"],
    ["services", "Our Services"],
    ["", "Why businesses choose Savanna Signal"],
    ["how-it-works", "How It Works"],
    ["team", "Meet Our Team"],
    ["", "What Our Clients Say"],
    ["", "Ideas you can use this week"],
    ["contact", "Tell us what you need"],
  ]);
  expect(container.querySelectorAll("h1")).toHaveLength(1);
  expect(headTags().canonical).toBe(`https://www.savannasignal.example${path}`);
});

test("a page without content that it needs stops the build with its name", () => {
  jest.spyOn(console, "error").mockReturnValue();
  const data = { ...DATA, teamContent: null };
  expect(() => render(pageWith(HomeTemplate, { data }))).toThrow("the build gave no team");
});
