import { lacksOf, type PageContent } from "../../../src/content/site/lacks";
import { ALL_PARTS } from "../../../src/content/site/parts";
import { CATALOGUE, OWN_CONTENT } from "../../fixtures/catalogue";

const sections: PageContent["sections"] = {
  team: OWN_CONTENT.team.content,
  testimonials: OWN_CONTENT.testimonials.content,
  blogPosts: OWN_CONTENT.blogPosts.content,
};
const sample: PageContent = { sections, records: CATALOGUE };
const EMPTY: PageContent = {
  sections: { team: { ...sections.team, members: [] }, testimonials: [], blogPosts: [] },
  records: {
    services: CATALOGUE.services.map((service) => ({ ...service, pricing: [] })),
    prices: { offers: [], tiers: [] },
    whyUs: { reasons: [] },
    caseStudies: [],
    clientTestimonials: [],
    clients: [],
    videos: [],
  },
};

test("the sample lacks nothing", () => {
  expect(lacksOf(sample, ALL_PARTS)).toEqual([]);
});

test("each section that is left out for want of content has a sentence with its place in content", () => {
  const lacks = lacksOf(EMPTY, ALL_PARTS);
  expect(lacks).toHaveLength(11);
  for (const sentence of lacks)
    expect(sentence).toMatch(/^no [\w ]+ \(content\/[\w/.-]+\): [a-z].+\w$/);
});

test("without a team alone, one sentence says so", () => {
  const team = { ...sections.team, members: [] };
  expect(lacksOf({ ...sample, sections: { ...sections, team } }, ALL_PARTS)).toEqual([
    "no team member (content/team): the about page has no section of the team",
  ]);
});

test("parts that are off lack nothing, nor do the plans of a company without services", () => {
  const parts = { ...ALL_PARTS, testimonials: false, caseStudies: false };
  const none = { ...EMPTY, records: { ...EMPTY.records, services: [] } };
  const lacks = lacksOf(none, parts).join("\n");
  expect(lacks).not.toMatch(/testimonial|client|film|case stud|plan/);
  expect(lacks).toMatch(/no offer/);
});
