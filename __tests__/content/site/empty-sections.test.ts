import { emptySections, type SectionContent } from "../../../src/content/site/empty-sections";
import { ALL_FEATURES } from "../../../src/content/site/feature-switches";
import { CATALOGUE, OWN_CONTENT } from "../../fixtures/catalogue";

const sections: SectionContent["sections"] = {
  team: OWN_CONTENT.team.content,
  testimonials: OWN_CONTENT.testimonials.content,
  blogPosts: OWN_CONTENT.blogPosts.content,
};
const sample: SectionContent = { sections, records: CATALOGUE };
const EMPTY: SectionContent = {
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

test("the sample has no empty section", () => {
  expect(emptySections(sample, ALL_FEATURES)).toEqual([]);
});

test("each empty section has a sentence with its place in the content", () => {
  const sentences = emptySections(EMPTY, ALL_FEATURES);
  expect(sentences).toHaveLength(11);
  for (const sentence of sentences)
    expect(sentence).toMatch(/^No [\w ]+ yet \(content\/[\w/.-]+\), so the[a-z ]+\.$/);
});

test("with only the team missing, there's one sentence", () => {
  const team = { ...sections.team, members: [] };
  expect(emptySections({ ...sample, sections: { ...sections, team } }, ALL_FEATURES)).toEqual([
    "No team members yet (content/team), so the about page hides that section.",
  ]);
});

test("switched-off features and plans of a company without services aren't empty sections", () => {
  const features = { ...ALL_FEATURES, testimonials: false, caseStudies: false };
  const none = { ...EMPTY, records: { ...EMPTY.records, services: [] } };
  const sentences = emptySections(none, features).join("\n");
  expect(sentences).not.toMatch(/testimonial|client|video|case stud|plan/);
  expect(sentences).toMatch(/No offers/);
});
