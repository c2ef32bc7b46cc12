import { render, screen } from "@testing-library/react";
import type { SectionStatus } from "../../src/components/layout/section";
import { AboutSection } from "../../src/features/about/about-section";
import { TeamSection } from "../../src/features/about/team-section";
import { Hero } from "../../src/features/home/hero";
import { HowItWorks } from "../../src/features/home/how-it-works";
import { WhyUs } from "../../src/features/home/why-us";
import { ServicesOverview } from "../../src/features/services/services-overview";
import { TestimonialCarousel } from "../../src/features/testimonials/testimonial-carousel";
import { CATALOGUE } from "../fixtures/catalogue";
import { ABOUT, HERO, HOW_IT_WORKS, SERVICES_OVERVIEW, TEAM, TESTIMONIALS } from "../fixtures/home";
import { HOSTILE, LONG_TEXT, LONG_WORD, PICTURE, withTexts } from "../fixtures/words";
import { accessibilityProblems } from "../support/browser/accessibility";
import { fakeMedia, REDUCED_MOTION } from "../support/dom/fake-media";
import { serverHtml } from "../support/dom/server-html";

fakeMedia({ [REDUCED_MOTION]: true });
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null); // jsdom has no canvas
});
afterEach(() => jest.restoreAllMocks());

/** Returns a section in its states. `element` renders its content. */
function section<T>(
  element: (content: T, status?: SectionStatus) => React.ReactElement,
  usual: T,
  empty: T,
  [name, loadingText]: readonly [name: string, loadingText: string],
) {
  const contents = [
    empty,
    ...[LONG_TEXT, LONG_WORD, HOSTILE].map((text) => withTexts(usual, text)),
  ];
  return {
    name,
    loadingText,
    usual: element(usual),
    loading: element(usual, "loading"),
    error: element(usual, "error"),
    others: contents.map((content) => element(content)),
  };
}

const SECTIONS = [
  section(
    (content, status) => <Hero content={content} status={status} nextId="about-section" />,
    HERO,
    { ...HERO, services: [] },
    ["Reach every customer with BULK SMS", "Loading..."],
  ),
  section(
    (content, status) => <AboutSection content={content} status={status} image={PICTURE} />,
    ABOUT,
    { ...ABOUT, openingParagraph: "", mission: "", vision: "" },
    ["About Savanna Signal", "Loading about us..."],
  ),
  section(
    (content, status) => <ServicesOverview content={content} pages={[]} status={status} />,
    SERVICES_OVERVIEW,
    { ...SERVICES_OVERVIEW, services: [] },
    ["Our Services", "Loading services..."],
  ),
  section(
    (content, status) => <HowItWorks content={content} status={status} image={PICTURE} />,
    HOW_IT_WORKS,
    { ...HOW_IT_WORKS, explanation: "", steps: [] },
    ["How It Works", "Loading process steps..."],
  ),
  section(
    (content, status) => <TeamSection content={content} status={status} />,
    TEAM,
    { ...TEAM, intro: "", joinText: "", members: [] },
    ["Meet Our Team", "Loading team..."],
  ),
  section(
    (testimonials, status) => <TestimonialCarousel testimonials={testimonials} status={status} />,
    TESTIMONIALS,
    [],
    ["What Our Clients Say", "Loading testimonials..."],
  ),
];

test.each(SECTIONS)(
  "$name shows its text and no content while loading",
  ({ loading, loadingText }) => {
    render(loading);
    expect(screen.getByRole("status")).toHaveTextContent(loadingText);
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  },
);

test.each(SECTIONS)("$name shows the content after an error", ({ usual, error }) => {
  const ids = /:r\w+:|:R\w+:/g;
  expect(serverHtml(error).replace(ids, "")).toBe(serverHtml(usual).replace(ids, ""));
});

test.each(SECTIONS)("$name has no axe violations", async ({ name, usual }) => {
  const { container } = render(usual);
  expect(screen.getByRole("heading", { name })).toBeVisible();
  expect(await accessibilityProblems(container)).toEqual([]);
});

test.each(SECTIONS)("$name renders empty, longest and hostile content as text", ({ others }) => {
  const errors = jest.spyOn(console, "error");
  for (const element of others) {
    expect(serverHtml(element)).not.toMatch(/<script|<img src=x/);
    render(element).unmount();
  }
  expect(errors).not.toHaveBeenCalled();
});

test("the second feature section claims no figures and has no axe violations", async () => {
  const { container } = render(<WhyUs content={CATALOGUE.whyUs} image={PICTURE} />);
  expect(
    screen.getByRole("region", { name: "Why businesses choose Savanna Signal" }),
  ).toBeVisible();
  expect(container.textContent).not.toMatch(/\d/);
  expect(await accessibilityProblems(container)).toEqual([]);
});
