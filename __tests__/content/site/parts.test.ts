import { ALL_PARTS, fixedPaths, isInParts, parseParts } from "../../../src/content/site/parts";

test("what is not said is on, and what is wrong is on and reported", () => {
  const { parts, issues } = parseParts({ portal: false, map: "no", fax: true });
  expect(parts).toEqual({ ...ALL_PARTS, portal: false });
  const told = issues.map(({ field, problem }) => `${field} ${problem}`);
  expect(told).toContainEqual(expect.stringMatching(/^fax is not a field that the site knows/));
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
])("without %s a site has no page at %s, and one at %s", (part, left, kept) => {
  const parts = { ...ALL_PARTS, [part]: false };
  expect([left, kept].map((path) => isInParts(path, parts))).toEqual([false, true]);
  expect(isInParts(left, ALL_PARTS)).toBe(true);
});

test("the fixed paths are pages, tools, the newsletter's and brochures, without those of parts that are off", () => {
  expect(fixedPaths(ALL_PARTS)).toEqual(
    expect.arrayContaining(["/pricing", "/tools/sms-length", "/newsletter/confirm"]),
  );
  expect(fixedPaths({ ...ALL_PARTS, tools: false })).not.toContain("/tools/sms-length");
});
