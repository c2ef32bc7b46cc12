import {
  ALL_FEATURES,
  fixedPaths,
  isSwitchedOn,
  parseFeatureSwitches,
} from "../../../src/content/site/feature-switches";

test("missing switches are on, and invalid ones are on and reported", () => {
  const { features, issues } = parseFeatureSwitches({ portal: false, map: "no", fax: true });
  expect(features).toEqual({ ...ALL_FEATURES, portal: false });
  const told = issues.map(({ field, problem }) => `${field} ${problem}`);
  expect(told).toContainEqual(expect.stringMatching(/^fax isn’t a known field/));
  expect(told).toContainEqual(expect.stringMatching(/^map .*must be true or false/));
  expect(told).toContainEqual(expect.stringMatching(/^tools /));
  expect(told).not.toContainEqual(expect.stringMatching(/^portal /));
});

test.each([
  ["portal", "/sms-portal", "/sms"],
  ["tools", "/tools/sms-length", "/toolshed"],
  ["caseStudies", "/case-studies/a-branch", "/case"],
  ["newsletter", "/newsletter/confirm", "/newsletter/unsubscribe"],
  ["testimonials", "/testimonials", "/"],
  ["pricing", "/pricing.json", "/pricing-help"],
  ["api", "/brochures/api-docs.pdf", "/brochures/pricing-guide.pdf"],
])("without %s a site has no page at %s, but has one at %s", (part, left, kept) => {
  const features = { ...ALL_FEATURES, [part]: false };
  expect([left, kept].map((path) => isSwitchedOn(path, features))).toEqual([false, true]);
  expect(isSwitchedOn(left, ALL_FEATURES)).toBe(true);
});

test("the fixed paths are pages, newsletter and brochures, except those of features that are off", () => {
  expect(fixedPaths(ALL_FEATURES)).toEqual(
    expect.arrayContaining(["/pricing", "/tools", "/newsletter/confirm"]),
  );
  expect(fixedPaths({ ...ALL_FEATURES, tools: false })).not.toContain("/tools");
});
