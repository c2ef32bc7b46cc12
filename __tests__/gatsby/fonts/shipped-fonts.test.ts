import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fontConstants, fontStyle } from "../../../src/gatsby/fonts/font-styles";
import { SHIPPED_FONTS } from "../../../src/gatsby/fonts/shipped-fonts";

const FOLDER = "static/fonts";
const both = [SHIPPED_FONTS.heading, SHIPPED_FONTS.text];
const { rules: allRules, common } = fontConstants(SHIPPED_FONTS);
const rules = allRules.split("@font-face").slice(1);
const files = readdirSync(FOLDER).map((name) => ({
  name,
  bytes: readFileSync(path.join(FOLDER, name)),
}));

test("every font file exists and is used", () => {
  const used = both.flatMap((font) => font.files.map(({ name }) => name));
  expect(files.map(({ name }) => name).sort()).toEqual(used.sort());
  for (const { name } of files) expect(allRules).toContain(`url("/fonts/${name}")`);
});

test.each(files)("$name is WOFF2 and its name has the hash of its content", ({ name, bytes }) => {
  expect(bytes.toString("latin1", 0, 4)).toBe("wOF2");
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  expect(name).toContain(`-${hash}.woff2`);
});

test("the two fonts that every page fetches are at most 16 KB each and 24 KB together", () => {
  const sizes = files
    .filter(({ name }) => common.includes(`/fonts/${name}`))
    .map(({ bytes }) => bytes.length);
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(16 * 1024);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(24 * 1024);
});

test("text is visible before its font arrives", () => {
  for (const rule of rules) expect(rule).toMatch(/font-display:optional;.+;unicode-range:/);
});

test.each([
  ["Sora Fallback: Arial", "400 800", [106.6, 90.99, 27.2]],
  ["Sora Fallback: Liberation Sans", "400 800", [106.6, 90.99, 27.2]],
  ["Sora Fallback: Roboto", "400 800", [113.41, 85.53, 25.57]],
  ["Figtree Fallback: Arial", "400 500", [101.23, 93.84, 24.7]],
  ["Figtree Fallback: Liberation Sans", "400 500", [101.23, 93.84, 24.7]],
  ["Figtree Fallback: Roboto", "400 500", [100.98, 94.08, 24.76]],
  ["Figtree Fallback: Arial", "501 700", [95.25, 99.74, 26.25]],
  ["Figtree Fallback: Liberation Sans", "501 700", [95.25, 99.74, 26.25]],
  ["Figtree Fallback: Roboto", "501 700", [101.33, 93.75, 24.67]],
])("%s at %s takes as much room as the web font", (family, weights, percentages) => {
  const rule = fontStyle(SHIPPED_FONTS)
    .split("@font-face")
    .find((one) => one.includes(`"${family}"`) && one.includes(`font-weight: ${weights}`));
  const measured = ["size-adjust", "ascent-override", "descent-override"].map((name) =>
    Number.parseFloat(rule?.split(`${name}: `)[1] ?? ""),
  );
  for (const [i, percentage] of percentages.entries()) expect(measured[i]).toBeCloseTo(percentage);
});

test.each(["Sora", "Figtree"])("the first file of %s covers English text and prices", (family) => {
  const first = rules.find((rule) => rule.includes(`font-family:"${family}"`)) ?? "";
  const range = /unicode-range:([^}]+)/.exec(first)?.[1]?.split(",");
  expect(range).toEqual(
    expect.arrayContaining(["U+20-7E", "U+A0", "U+2013-2014", "U+2018-2019", "U+2026", "U+20AC"]),
  );
});
