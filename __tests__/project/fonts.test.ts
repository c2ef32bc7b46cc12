import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { WEB_FONTS } from "../../src/styles/web-fonts";

const urls = Array.from(WEB_FONTS.matchAll(/url\("([^"]+)"\)/g), ([, url = ""]) => url);
const rules = WEB_FONTS.split("@font-face").slice(1);
const fallbacks = readFileSync("src/styles/fonts.css", "utf8").split("@font-face").slice(1);
const bytes = (url: string) => readFileSync(`static${url}`);

test("every font file exists and is used", () => {
  expect(urls).toHaveLength(6);
  expect(readdirSync("static/fonts").map((file) => `/fonts/${file}`)).toEqual([...urls].sort());
});

test.each(urls)("%s is WOFF2 with the hash of its content in its name", (url) => {
  expect(bytes(url).toString("latin1", 0, 4)).toBe("wOF2");
  const hash = createHash("sha256").update(bytes(url)).digest("hex").slice(0, 8);
  expect(url).toContain(`-${hash}.woff2`);
});

test("the two fonts that every page fetches are at most 16 KB each and 24 KB together", () => {
  const sizes = urls.filter((url) => !url.includes("latin")).map((url) => bytes(url).length);
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
      /src: local\("[^;]+;\s+size-adjust: \d+\.\d+%;\s+ascent-override: \d+\.\d+%;\s+descent-override: \d+\.\d+%;/,
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
