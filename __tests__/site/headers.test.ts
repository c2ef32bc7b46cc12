import { cacheControlFor } from "../../src/site/headers";

test.each([
  ["/static/3f2a/hero.avif", true],
  ["/3524-0123abcd.js", true],
  ["/app-0123456789abcdef0123.js", true],
  ["/styles.0123456789abcdef0123.css", true],
  ["/1869-0123abcd.css", true],
  ["/", false],
  ["/static", false],
  ["/blog/0123456789abcdef0123", false],
  ["/blog/3524-0123abcd.js", false],
  ["/3524-2026.js", false],
  ["/sw.js", false],
  ["/page-data/app-data.json", false],
  ["/page-data/sq/d/0123456789.json", false],
  ["/icons.svg", false],
])("%s is immutable: %s", (pathname, immutable) => {
  expect(cacheControlFor(pathname)).toBe(
    immutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
  );
});
