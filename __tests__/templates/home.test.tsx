import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { Helmet } from "react-helmet";
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
// only `data` is read; its pictures are addresses here, as the live layer gives them
const props = { data: DATA } as unknown as PageProps<Queries.HomeTemplateQuery>;

beforeEach(() => {
  fakeMedia();
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ["home", HomeTemplate, "Savanna Signal: Messages that reach. Systems that connect.", "/"],
  ["services", ServicesPage, "Our Services | Savanna Signal", "/services"],
])(
  "the %s page has all sections in their order, and its own metadata",
  (_name, Page, title, path) => {
    const { container } = render(<Page {...props} />);
    const main = container.querySelector("main");
    const parts = [...(main?.children ?? [])];
    const sections = parts.flatMap((part) =>
      part.tagName === "DIV" ? [...part.children] : [part],
    );
    expect(sections.map((section) => section.id)).toEqual([
      "home",
      "about-section",
      "services",
      "",
      "how-it-works",
      "team",
      "",
      "",
      "contact",
    ]);
    expect(sections.map((section) => section.querySelector("h1, h2")?.textContent)).toEqual([
      expect.stringContaining("Reach every customer with"),
      "About Savanna Signal",
      "Our Services",
      "Why businesses choose Savanna Signal",
      "How It Works",
      "Meet Our Team",
      "What Our Clients Say",
      "Ideas you can use this week",
      "Tell us what you want to build",
    ]);
    expect(container.querySelectorAll("h1")).toHaveLength(1);
    const head = Helmet.peek();
    expect(head.title).toBe(title);
    expect(head.linkTags.find(({ rel }) => rel === "canonical")?.href).toBe(
      `https://www.savannasignal.example${path}`,
    );
  },
);

test("a page whose content is missing stops the build and says what is missing", () => {
  jest.spyOn(console, "error").mockReturnValue();
  const bare = { data: { ...DATA, teamContent: null } } as unknown as typeof props; // as above
  expect(() => render(<HomeTemplate {...bare} />)).toThrow("required: the build gave no team");
});
