/** @jest-environment jsdom */
import { imageSources, sanitise } from "../../../src/content/model/sanitise";
import { SANITISED } from "../../fixtures/sanitised-html";

/** Returns the elements and words that a browser makes of `html`, written in one form. */
const parsed = (html: string): string => {
  const { body } = document.implementation.createHTMLDocument("");
  body.innerHTML = html;
  return body.innerHTML;
};

test.each(SANITISED)("sanitise shows of %s what is harmless", (_name, html, shown) => {
  expect(parsed(sanitise(html))).toBe(parsed(shown));
});

test("sanitise keeps the text of a drawing", () => {
  expect(sanitise("<svg><script>alert(1)</script><p>a</p></svg>")).toBe("<p>a</p>");
});

test("sanitise takes images' URLs from the caller, and removes images without one", () => {
  const html = '<p><img src="images/a.png" alt="A"><img src="https://spy.example/p.gif"></p>';
  expect(imageSources(html)).toEqual(["images/a.png", "https://spy.example/p.gif"]);
  const imageUrl = (src: string) => (src.startsWith("images/") ? "/static/a.png" : null);
  expect(sanitise(html, imageUrl)).toBe(
    '<p><img src="/static/a.png" loading="lazy" alt="A" /></p>',
  );
});

test("sanitise gives a picture that is “decorative” an empty alternative", () => {
  expect(sanitise('<img src="a.png" alt=" Decorative ">', (src) => src)).toContain('alt=""');
});

test("sanitise leaves no angle bracket in an attribute, beside a table either", () => {
  const html =
    '<a title="<table >&eacute;&quot;">x</a><table><tbody><tr><td>a</td></tr></tbody></table>';
  expect(sanitise(html)).toContain('<a title="&lt;table &gt;é&quot;">x</a><div role="region"');
});
