import { isBaseStyle, laterStyles } from "../../src/build/page-styles";

const usedBy = (...names: readonly (string | undefined)[]) => ({
  getModuleChunksIterable: () => names.map((name) => ({ name })),
});
const SHEET = { type: "css/mini-extract" };

test.each([
  ["a page", ["component---src-pages-about-tsx"], false],
  ["two pages", ["component---src-pages-about-tsx", "component---src-templates-home-tsx"], false],
  ["the frame of all pages", ["app"], true],
  ["the header and a page", ["slice---src-slices-header-tsx", "component---src-a-tsx"], true],
  ["a part that is loaded later", [undefined], true],
  ["a later part of one page", ["later---src-pages-a-tsx", "component---src-b-tsx"], false],
  ["a page and a part loaded later", ["component---src-pages-about-tsx", undefined], true],
])("a sheet that %s uses: %j, in every page: %s", (_what, names, inEvery) => {
  expect(isBaseStyle(SHEET, usedBy(...names))).toBe(inEvery);
});

test("a script is no style sheet", () => {
  expect(isBaseStyle({ type: "javascript/auto" }, usedBy("app"))).toBe(false);
});

test("the styles of a page's later parts go into that page's sheet, no other's", () => {
  const { "later---src-pages-a-tsx": group } = laterStyles(["src-pages-a-tsx"]);
  expect(group?.name).toBe("component---src-pages-a-tsx");
  const names = [
    "later---src-pages-a-tsx",
    "later---src-pages-a-tsx---end",
    "later---src-pages-b-tsx",
  ];
  expect(names.filter((name) => group?.chunks({ name }))).toEqual(names.slice(0, 2));
  expect(group?.test(SHEET, { chunkGraph: usedBy("later---src-pages-a-tsx") })).toBe(true);
  expect(group?.test(SHEET, { chunkGraph: usedBy("later---src-pages-a-tsx", "app") })).toBe(false);
});
