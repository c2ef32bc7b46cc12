/**
 * Feature switches of `content/site.json` that decide whether a page shows a section. The build passes them in the
 * environment. An object, so that tests can change it.
 */
export const FEATURES = {
  api: !process.env.GATSBY_WITHOUT_API,
  map: !process.env.GATSBY_WITHOUT_MAP,
  tools: !process.env.GATSBY_WITHOUT_TOOLS,
  testimonials: !process.env.GATSBY_WITHOUT_TESTIMONIALS,
  caseStudies: !process.env.GATSBY_WITHOUT_CASE_STUDIES,
};
