import { existsSync } from "node:fs";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";

const {
  caseStudies: CASE_STUDIES,
  clients: CLIENTS,
  clientTestimonials: PAGE_TESTIMONIALS,
  videos: VIDEO_TESTIMONIALS,
} = readCatalogue().records;

const different = (values: readonly string[]) => [...new Set(values)].sort();

test("twelve testimonials cover nine industries and all categories, rated 4 or 5", () => {
  expect(different(PAGE_TESTIMONIALS.map(({ testimonialId }) => testimonialId))).toHaveLength(12);
  expect(different(PAGE_TESTIMONIALS.map(({ industry }) => industry))).toEqual(
    "agriculture education energy finance government healthcare hospitality retail telecommunications".split(
      " ",
    ),
  );
  expect(different(PAGE_TESTIMONIALS.map(({ category }) => category))).toEqual([
    "call-center",
    "payment",
    "sms",
    "software",
    "ussd",
  ]);
  for (const { rating } of PAGE_TESTIMONIALS) expect([4, 5]).toContain(rating);
});

test("testimonials that aren't featured come in pairs, side by side", () => {
  expect(PAGE_TESTIMONIALS.filter(({ featured }) => !featured).length % 2).toBe(0);
});

test("every image of a client, a video and a case study exists", () => {
  const images = [
    ...PAGE_TESTIMONIALS.map(({ image }) => image),
    ...VIDEO_TESTIMONIALS.map(({ thumbnail }) => thumbnail),
    ...CASE_STUDIES.map(({ image }) => image),
  ];
  expect(images.filter(({ path }) => !existsSync(`sample/images/${path}`))).toEqual([]);
});

/** A measured result. Clock times and the 182-character screen are facts, not results. */
const CLAIMED_FIGURE = /\d+\s*(?:%|percent|per cent|x\b|times|KSh)|\bKSh\b|\bmillions?\b/i;

test.each(CASE_STUDIES)("the case study $slug claims no figure", ({ body, company, ...study }) => {
  expect(JSON.stringify(body)).not.toMatch(CLAIMED_FIGURE);
  const said = PAGE_TESTIMONIALS.find((one) => one.company === company);
  expect([said?.industry, said?.category]).toEqual([study.industry, study.category]);
});

test("every sample client is marked as a sample, and speaks on the same page", () => {
  const speakers = PAGE_TESTIMONIALS.map(({ company }) => company);
  expect(CLIENTS).toHaveLength(6);
  for (const { name, logo } of CLIENTS) {
    expect(name).toMatch(/^Sample /);
    expect(existsSync(`sample/images/${logo.path}`)).toBe(true);
  }
  const shownAlone = CLIENTS.filter(({ name }) => !speakers.includes(name));
  expect(shownAlone.map(({ name }) => name)).toEqual([]);
});
