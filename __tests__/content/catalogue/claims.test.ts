import { withoutUnsourced } from "../../../src/content/catalogue/claims";

test.each([
  ["99.9% delivery rate", "", false],
  ["99.9% delivery rate", "delivery reports, January to June 2026", true],
  ["Rated 4.9/5", "", false],
  ["9 of 10 % sooner", "", false],
  ["24/7 technical support", "", true],
  ["Free account setup", "", true],
])("a point %j with the source %j is shown: %s", (title, source, isShown) => {
  const unsourced = jest.fn();
  const points = [
    { title: "First", source: "" },
    { title, source },
  ];
  expect(withoutUnsourced(points, unsourced)).toEqual(isShown ? points : points.slice(0, 1));
  expect(unsourced.mock.calls).toEqual(isShown ? [] : [[2, title]]);
});
