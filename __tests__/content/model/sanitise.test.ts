import { imageSources, sanitise } from "../../../src/content/model/sanitise";
import { SANITISED } from "../../fixtures/sanitised-html";

test.each(SANITISED)("sanitise shows of %s what is harmless", (_name, html, shown) => {
  expect(sanitise(html)).toBe(shown);
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
