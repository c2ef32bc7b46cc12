import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { WEB_FONTS } from "../../src/styles/web-fonts";

const addresses = [...WEB_FONTS.matchAll(/url\("([^"]+)"\)/g)].map(([, address = ""]) => address);
const rules = WEB_FONTS.split("@font-face").slice(1);
const fallbacks = readFileSync("src/styles/fonts.css", "utf8").split("@font-face").slice(1);
const [headingFont = "", textFont = ""] = addresses.filter((file) => !file.includes("latin"));
const bytes = (address: string) => readFileSync(`static${address}`);

test("every font file exists and is used", () => {
  expect(addresses).toHaveLength(6);
  expect(readdirSync("static/fonts").map((file) => `/fonts/${file}`)).toEqual(
    [...addresses].sort(),
  );
});

test.each(addresses)("%s is WOFF2 with the hash of its content in its name", (address) => {
  const font = bytes(address);
  expect(font.toString("latin1", 0, 4)).toBe("wOF2");
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  expect(address).toContain(`-${hash}.woff2`);
});

test.each([headingFont, textFont])("%s, which every page fetches, is at most 16 KB", (address) => {
  expect(bytes(address).length).toBeLessThanOrEqual(16 * 1024);
});

test("both fonts that every page fetches are at most 24 KB together", () => {
  expect(bytes(headingFont).length + bytes(textFont).length).toBeLessThanOrEqual(24 * 1024);
});

test("text is visible before its font arrives", () => {
  for (const rule of rules) {
    expect(rule).toContain("font-display:swap");
    expect(rule).toContain("unicode-range:");
  }
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
    expect(rule).toContain('local("');
    expect(rule).not.toContain("url(");
    for (const property of ["size-adjust", "ascent-override", "descent-override"]) {
      expect(rule).toMatch(new RegExp(`${property}: \\d+\\.\\d+%`));
    }
  }
});

test.each(["Sora", "Figtree"])("the first file of %s covers English text and prices", (family) => {
  const first = rules.find((rule) => rule.includes(`font-family:"${family}"`)) ?? "";
  const range = /unicode-range:([^;}]+)/.exec(first)?.[1] ?? "";
  expect(range.split(",").map((part) => part.trim())).toEqual(
    expect.arrayContaining(["U+20-7E", "U+A0", "U+2013-2014", "U+2018-2019", "U+2026", "U+20AC"]),
  );
});
