import { brokenRule } from "../../scripts/check-imports";

test.each([
  ["src/features/home/hero/hero.tsx", "../../../components/text/point/point", undefined],
  ["src/features/home/hero/hero.tsx", "./hero-scene", undefined],
  ["features/blog/blog-view.ts", "../contact/contact-links", "features may not import features"],
  [
    "components/text/point/point.tsx",
    "../../../content/home/hero",
    "components may not import content",
  ],
  ["src/site/routes.ts", "../content/home/hero", "site may not import content"],
  ["src/site/company/company-values.ts", "../../gatsby/company-file", undefined],
  ["src/site/company/company-facts.ts", "../../gatsby/company-file", "site may not import gatsby"],
  ["plugins/a/src/b.ts", "../../../src/site/routes", "plugins may not import site"],
  ["src/client/client.ts", "react", "client may not import react"],
  ["src/gatsby/report/report.ts", "react-dom/server", "gatsby may not import react"],
  ["src/gatsby/report/report.ts", "gatsby-source-filesystem", undefined],
  ["src/server/forward.ts", "hono", undefined],
])("%s imports %s: %s", (file, specifier, problem) => {
  const rule = brokenRule(file, specifier, false);
  if (problem) expect(rule).toContain(problem);
  else expect(rule).toBeUndefined();
});

test("a folder without React may use its types", () => {
  expect(brokenRule("src/content/home/hero.ts", "gatsby-plugin-image", true)).toBeUndefined();
});
