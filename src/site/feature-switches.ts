/**
 * Feature switches from `content/site.json`, which the build passes in the environment. They're in
 * an object so that tests can change them.
 */
export const FEATURES = {
  api: !process.env.GATSBY_WITHOUT_API,
  map: !process.env.GATSBY_WITHOUT_MAP,
  pricing: !process.env.GATSBY_WITHOUT_PRICING,
  tools: !process.env.GATSBY_WITHOUT_TOOLS,
  testimonials: !process.env.GATSBY_WITHOUT_TESTIMONIALS,
  caseStudies: !process.env.GATSBY_WITHOUT_CASE_STUDIES,
};
