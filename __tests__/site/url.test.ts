import fc from "fast-check";
import { fragmentOf, isAnchor, readFragment, routableUrl } from "../../src/site/url";

test.each([
  ["/", "/"],
  ["/about?a=%3A%#team", "/about?a=%3A%#team"],
  ["/blog/tag/caf%C3%A9", "/blog/tag/caf%C3%A9"],
  ["/blog/tag/café", "/blog/tag/café"],
  ["/blog/tag/C%2B%2B", "/blog/tag/C++"],
  ["/no%3Asuch%26page", "/no:such&page"],
  ["/about%2F", "/about~2F"],
  ["/%2Fevil.example", "/~2Fevil.example"],
  ["/%5Cevil.example", "/~5Cevil.example"],
  ["/blog%3Fpage=2", "/blog~3Fpage=2"],
  ["/pricing%23ask", "/pricing~23ask"],
  ["/100%25", "/100~25"],
  ["/%2541", "/~2541"],
  ["/about%20", "/about~20"],
  ["/contact%0D%0A", "/contact~D~A"],
  ["/con%09tact?a=%20#%0A", "/con~9tact?a=%20#%0A"],
  ["/100%", "/100~"],
  ["/%E0%A4%A", "/~E0~A4~A"],
  ["/:path/*rest", "/~3Apath/~2Arest"],
  ["/%3Apath", "/~3Apath"],
  ["/pricing#100%", "/pricing#100%25"],
  ["/about#%E0%A4%A", "/about#%25E0%25A4%25A"],
  ["/about#caf%C3%A9%", "/about#caf%C3%A9%25"],
  ["#100%", "#100%25"],
  ["", ""],
])("routableUrl(%j) is %j", (url, expected) => {
  expect(routableUrl(url)).toBe(expected);
});

/** How `@gatsbyjs/reach-router` computes the path that pages are rendered for. */
const routed = (path: string) => encodeURI(decodeURI(path));

/** How Gatsby's loader requests a path's data and document: decoded, then parsed as a URL. */
const asked = (path: string) => new URL(`https://www.example.com${decodeURIComponent(path)}`);

test("the router decodes a routable URL to the same path and fragment, and routableUrl keeps it unchanged", () => {
  const part = fc.oneof(
    fc.constantFrom("%", "%2", "%25", "%2F", "%E0", "%20", "%0A", "%00", "/", ":", "*"),
    fc.string(),
  );
  const text = fc.array(part).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (path, fragment) => {
      const url = new URL("https://www.example.com");
      url.pathname = `/${path}`;
      url.hash = fragment;
      const routable = routableUrl(url.pathname + url.hash);
      const mended = new URL(url.origin + routable);
      expect(decodeURIComponent(routed(mended.pathname))).toBe(decodeURIComponent(mended.pathname));
      expect(decodeURIComponent(mended.pathname)).not.toContain("%");
      expect(asked(mended.pathname).href).toBe(mended.origin + mended.pathname);
      expect(() => decodeURI(mended.hash)).not.toThrow();
      expect(routableUrl(mended.pathname + mended.hash)).toBe(mended.pathname + mended.hash);
    }),
  );
});

test.each([
  ["", false],
  ["#", false],
  ["#letter", true],
  ["#menu=", false],
  ["#text=a+b&sender=DUKA", false],
])("isAnchor(%p) is %p", (hash, expected) => {
  expect(isAnchor(hash)).toBe(expected);
});

test("fragmentOf and readFragment return every value, even through a browser's URL", () => {
  const values = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: "grapheme" }));
  fc.assert(
    fc.property(values, (given) => {
      const { hash } = new URL(fragmentOf(new URLSearchParams(given)), "https://www.example.com");
      expect(Object.fromEntries(readFragment(hash))).toEqual(given);
    }),
  );
  expect(fragmentOf(new URLSearchParams())).toBe("");
  expect([...readFragment("#letter")]).toEqual([]);
  expect(fragmentOf(new URLSearchParams({ text: "50% é" }))).toBe("#text=50~25+~C3~A9");
  expect(readFragment("#text=50~25+~C3~A9").get("text")).toBe("50% é");
  expect(readFragment("#text=50%25").get("text")).toBe("50%");
});

test("a fragment cut off anywhere can be decoded", () => {
  const whole = fragmentOf(new URLSearchParams({ text: "Ng’ombe 100% 😀 ~" }));
  for (let length = 0; length <= whole.length; length++) {
    expect(() => decodeURI(whole.slice(0, length))).not.toThrow();
    expect(() => readFragment(whole.slice(0, length))).not.toThrow();
  }
});
