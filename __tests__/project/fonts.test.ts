import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { shippedFace } from "../../src/gatsby/faces/face";
import { faceConstants, fallbackStyle } from "../../src/gatsby/faces/face-styles";

/** Holds what is promised of the two faces that come with the site. */

const FACES = { heading: shippedFace("heading"), text: shippedFace("text") };
const both = Object.values(FACES);
const { WEB_FONTS, COMMON_FONTS } = faceConstants(FACES);
const rules = WEB_FONTS.split("@font-face").slice(1);
const fallbacks = fallbackStyle(FACES).split("@font-face").slice(1);
const files = both.flatMap(({ folder, files }) =>
  files.map(({ name }) => ({ name, bytes: readFileSync(path.join(folder, name)) })),
);

test("every font file exists and is used", () => {
  expect(files).toHaveLength(6);
  const checkedIn = both.flatMap(({ folder }) => readdirSync(folder));
  const used = files.map(({ name }) => name);
  expect(checkedIn.filter((name) => name.endsWith(".woff2")).sort()).toEqual(used.sort());
  for (const { name } of files) expect(WEB_FONTS).toContain(`url("/fonts/${name}")`);
});

test.each(files)("$name is WOFF2 with the hash of its content in its name", ({ name, bytes }) => {
  expect(bytes.toString("latin1", 0, 4)).toBe("wOF2");
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  expect(name).toContain(`-${hash}.woff2`);
});

test("the two fonts that every page fetches are at most 16 KB each and 24 KB together", () => {
  const sizes = files
    .filter(({ name }) => COMMON_FONTS.includes(`/fonts/${name}`))
    .map(({ bytes }) => bytes.length);
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(16 * 1024);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(24 * 1024);
});

test("text is visible before its font arrives", () => {
  for (const rule of rules) expect(rule).toMatch(/font-display:optional;.+;unicode-range:/);
});

test.each([
  ["Sora Fallback", ["400 800"]],
  ["Sora Roboto", ["400 800"]],
  ["Figtree Fallback", ["400 500", "501 700"]],
  ["Figtree Roboto", ["400 500", "501 700"]],
])("%s overrides the metrics of a system font at every weight", (family, weights) => {
  const own = fallbacks.filter((rule) => rule.includes(`"${family}"`));
  expect(own.map((rule) => /font-weight: ([^;]+)/.exec(rule)?.[1])).toEqual(weights);
  for (const rule of own) {
    expect(rule).toMatch(
      /src: local\("[^;]+; size-adjust: \d+\.\d+%; ascent-override: \d+\.\d+%; descent-override: \d+\.\d+%;/,
    );
  }
});

test.each(["Sora", "Figtree"])("the first file of %s covers English text and prices", (family) => {
  const first = rules.find((rule) => rule.includes(`font-family:"${family}"`)) ?? "";
  const range = /unicode-range:([^}]+)/.exec(first)?.[1]?.split(",");
  expect(range).toEqual(
    expect.arrayContaining(["U+20-7E", "U+A0", "U+2013-2014", "U+2018-2019", "U+2026", "U+20AC"]),
  );
});
