/**
 * Feature switches of `content/site.json`, passed in the environment by the build. It's an object
 * so that tests can change it.
 */
export const FEATURES = {
  api: !process.env.GATSBY_WITHOUT_API,
  map: !process.env.GATSBY_WITHOUT_MAP,
  tools: !process.env.GATSBY_WITHOUT_TOOLS,
  testimonials: !process.env.GATSBY_WITHOUT_TESTIMONIALS,
  caseStudies: !process.env.GATSBY_WITHOUT_CASE_STUDIES,
};
