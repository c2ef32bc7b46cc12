import { VIEWS } from "../../src/content/views";
import { CATALOGUE, OWN_CONTENT } from "../fixtures/catalogue";

/** The content model's view of this site's folder, by GraphQL type. */
const MADE: Partial<Record<keyof typeof VIEWS, readonly object[]>> = {
  HeroContent: [OWN_CONTENT.hero.content],
  AboutContent: [OWN_CONTENT.about.content],
  ServicesOverviewContent: [OWN_CONTENT.servicesOverview.content],
  HowItWorksContent: [OWN_CONTENT.howItWorks.content],
  TeamContent: [OWN_CONTENT.team.content],
  Testimonial: OWN_CONTENT.testimonials.content,
  BlogCategory: OWN_CONTENT.blogCategories.content,
  // the build turns `demo` into a link
  Service: CATALOGUE.services.map(({ demo: _demo, ...fields }) => fields),
  PageTestimonial: CATALOGUE.clientTestimonials,
  Client: CATALOGUE.clients,
  VideoTestimonial: CATALOGUE.videos,
  CaseStudy: CATALOGUE.caseStudies,
  LegalDocument: CATALOGUE.legalDocuments,
  Prices: [CATALOGUE.prices],
  PageCopy: CATALOGUE.pages.map(({ cardTitle: _card, ...copy }) => copy),
};

test.each(Object.entries(MADE))(
  "%s is made with the fields that its view declares",
  (name, made) => {
    const fields = Object.keys(VIEWS[name as keyof typeof VIEWS]().entries).sort();
    expect(made.length).toBeGreaterThan(0);
    for (const one of made) expect(Object.keys(one).sort()).toEqual(fields);
  },
);
