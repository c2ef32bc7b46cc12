import { ALL_FEATURES } from "../../src/content/site/feature-switches";
import { readEnvironment } from "../../src/node/environment";
import { gatsbyEnvironment } from "../../src/node/gatsby-environment";

test("every setting that pages depend on reaches Gatsby, empty if it's unset", () => {
  const set = {
    SITE_URL: "https://www.duka.example",
    CONTENT_API_URL: "https://api.duka.example",
    INBOX_BEFORE_API: "1",
    GA_MEASUREMENT_ID: "G-ABC1234567",
    GATSBY_DELIVER_PRICING_FORM: "0",
    DRAFTS: "1",
    DEPLOY_TARGET: "cloudflare",
  };
  expect(
    gatsbyEnvironment(readEnvironment("", set), {
      ...ALL_FEATURES,
      api: false,
      caseStudies: false,
      pricing: false,
      tools: false,
    }),
  ).toEqual({
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_CONTENT_API_URL: "/content-api",
    GATSBY_CONTENT_API_SOURCE: "https://api.duka.example",
    GATSBY_CONTENT_SERVICE: "1",
    GATSBY_DELIVER_PRICING_FORM: "0",
    GATSBY_NEWSLETTER_URL: "",
    GATSBY_INBOX: "1",
    GATSBY_FOR_WORKERS: "1",
    GATSBY_SITE_URL: "https://www.duka.example",
    GATSBY_GA_MEASUREMENT_ID: "G-ABC1234567",
    GATSBY_WITHOUT_API: "1",
    GATSBY_WITHOUT_MAP: "",
    GATSBY_WITHOUT_PRICING: "1",
    GATSBY_WITHOUT_TOOLS: "1",
    GATSBY_WITHOUT_NEWSLETTER: "",
    GATSBY_WITHOUT_TESTIMONIALS: "",
    GATSBY_WITHOUT_CASE_STUDIES: "1",
    GATSBY_DRAFTS: "1",
  });
});

test.each([
  ["https://api.duka.example/v1/", "https://api.duka.example/v1"],
  ["http://10.0.0.5:4000", ""],
  [undefined, ""],
])("page scripts know the content API at %s as %j", (url, known) => {
  const environment = readEnvironment("", url ? { CONTENT_API_URL: url } : {});
  expect(gatsbyEnvironment(environment, ALL_FEATURES).GATSBY_CONTENT_API_SOURCE).toBe(known);
});
