/** @jest-environment jsdom */
import { imageSources, sanitise } from "../../../src/content/text/sanitise";
import { SANITISED } from "../../fixtures/sanitised-html";

/** Returns a browser's elements and text for `html`, in a normalised form. */
const parsed = (html: string): string => {
  const { body } = document.implementation.createHTMLDocument("");
  body.innerHTML = html;
  return body.innerHTML;
};

describe("sanitise", () => {
  test.each(SANITISED)("keeps the harmless part of %s", (_name, html, shown) => {
    expect(parsed(sanitise(html))).toBe(parsed(shown));
  });

  test("keeps the text of a drawing", () => {
    expect(sanitise("<svg><script>alert(1)</script><p>a</p></svg>")).toBe("<p>a</p>");
  });

  test("takes an image's details only from the caller, and removes images without a URL", () => {
    const html = '<p><img src="images/a.png" alt="A"><img src="https://spy.example/p.gif"></p>';
    expect(imageSources(html)).toEqual(["images/a.png", "https://spy.example/p.gif"]);
    const pictureOf = (src: string) =>
      src.startsWith("images/") ? { src: "/static/a.png", width: "640", height: "400" } : null;
    expect(sanitise(html, pictureOf)).toBe(
      '<p><img src="/static/a.png" width="640" height="400" loading="lazy" decoding="async" alt="A" /></p>',
    );
  });

  test("keeps the files that a browser chooses from", () => {
    const picture = {
      src: "/static/a.png",
      srcset: "/static/a-480.webp 480w, /static/a-800.webp 800w",
      sizes: "(min-width: 766px) 704px, 92vw",
    };
    const written = '<img src="a.png" srcset="https://spy.example/p.gif 1w" sizes="1px" width="1">';
    const [image] = new DOMParser()
      .parseFromString(
        sanitise(written, () => picture),
        "text/html",
      )
      .getElementsByTagName("img");
    expect(image?.getAttribute("srcset")).toBe(picture.srcset);
    expect(image?.sizes).toBe(picture.sizes);
    expect(image?.hasAttribute("width")).toBe(false);
  });

  test("gives a “decorative” picture an empty alternative", () => {
    expect(sanitise('<img src="a.png" alt=" Decorative ">', (src) => ({ src }))).toContain(
      'alt=""',
    );
  });

  test("leaves no angle bracket in an attribute, even next to a table", () => {
    const html =
      '<a title="<table >&eacute;&quot;">x</a><table><tbody><tr><td>a</td></tr></tbody></table>';
    expect(sanitise(html)).toContain('<a title="&lt;table &gt;é&quot;">x</a><div role="region"');
  });
});
