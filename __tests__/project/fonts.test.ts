import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { HEADING_FONT, TEXT_FONT } from "../../src/styles/font-files";

const css = readFileSync("src/styles/fonts.css", "utf8");
const addresses = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, address = ""]) => address);
const rules = css.split("@font-face").slice(1);
const bytes = (address: string) => readFileSync(`static${address}`);

test("every file named is there, and every file there is named", () => {
  expect(addresses).toHaveLength(6);
  expect(readdirSync("static/fonts").map((file) => `/fonts/${file}`)).toEqual(
    [...addresses].sort(),
  );
});

test.each(addresses)("%s is WOFF2 under a name that follows its content", (address) => {
  const font = bytes(address);
  expect(font.toString("latin1", 0, 4)).toBe("wOF2");
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  expect(address).toContain(`-${hash}.woff2`);
});

test.each([HEADING_FONT, TEXT_FONT])("%s, fetched by every page, is at most 16 KB", (address) => {
  expect(addresses).toContain(address);
  expect(bytes(address).length).toBeLessThanOrEqual(16 * 1024);
});

test("both faces of every page together are at most 24 KB", () => {
  expect(bytes(HEADING_FONT).length + bytes(TEXT_FONT).length).toBeLessThanOrEqual(24 * 1024);
});

test("text shows before its font arrives, in a fallback of the same measure", () => {
  for (const rule of rules.filter((rule) => rule.includes("url("))) {
    expect(rule).toContain("font-display: swap");
    expect(rule).toContain("unicode-range:");
  }
  for (const family of ["Sora Fallback", "Figtree Fallback"]) {
    const rule = rules.find((candidate) => candidate.includes(`"${family}"`)) ?? "";
    for (const property of ["size-adjust", "ascent-override", "descent-override"]) {
      expect(rule).toMatch(new RegExp(`${property}: \\d+\\.\\d+%`));
    }
  }
});

test.each(["Sora", "Figtree"])("the first file of %s covers English text and prices", (family) => {
  const first = rules.find((rule) => rule.includes(`font-family: "${family}"`)) ?? "";
  const range = /unicode-range:\s*([^;]+)/.exec(first)?.[1] ?? "";
  expect(range.split(",").map((part) => part.trim())).toEqual(
    expect.arrayContaining(["U+20-7E", "U+A0", "U+2013-2014", "U+2018-2019", "U+2026", "U+20AC"]),
  );
});
