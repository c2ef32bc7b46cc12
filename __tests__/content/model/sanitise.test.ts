import { imageSources, sanitise } from "../../../src/content/model/sanitise";

test.each([
  ["scripts", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
  ["handlers", '<p onclick="x()" style="color:red" class="c" id="i">a</p>', "<p>a</p>"],
  ["frames", '<iframe src="https://x.example"></iframe>b', "b"],
  ["forms", "<form action=/x><input name=a></form>c", "c"],
  ["javascript links", '<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
  ["javascript links in disguise", '<a href=" java\nscript:alert(1)">x</a>', "<a>x</a>"],
  ["data links", '<a href="data:text/html,x">x</a>', "<a>x</a>"],
  ["links to no scheme", '<a href="//x.example/a">x</a>', "<a>x</a>"],
  ["SVG", "<svg><script>alert(1)</script><p>a</p></svg>", "<p>a</p>"],
  ["unclosed tags", "<p><b>a", "<p><b>a</b></p>"],
])("sanitise removes %s", (_case, html, expected) => {
  expect(sanitise(html)).toBe(expected);
});

test.each([
  ["relative links", '<a href="/services/ussd">x</a>'],
  ["mail", '<a href="mailto:a@b.example">x</a>'],
  ["telephone", '<a href="tel:+254700000000">x</a>'],
  ["tables", '<table><thead><tr><th scope="col">a</th></tr></thead></table>'],
  ["code", "<pre><code>a &lt; b</code></pre>"],
])("sanitise keeps %s", (_case, html) => {
  expect(sanitise(html)).toBe(html);
});

test("sanitise gives links to other sites rel=noopener", () => {
  expect(sanitise('<a href="https://x.example">x</a>')).toBe(
    '<a href="https://x.example" rel="noopener noreferrer">x</a>',
  );
});

test("sanitise lowers headings below those of the post", () => {
  expect(sanitise("<h1>a</h1><h2>b</h2><h6>c</h6>")).toBe("<h3>a</h3><h3>b</h3><h4>c</h4>");
});

test("sanitise takes images' URLs from the caller, and removes images without one", () => {
  const html = '<p><img src="images/a.png" alt="A"><img src="https://spy.example/p.gif"></p>';
  expect(imageSources(html)).toEqual(["images/a.png", "https://spy.example/p.gif"]);
  const imageUrl = (src: string) => (src.startsWith("images/") ? "/static/a.png" : null);
  expect(sanitise(html, imageUrl)).toBe(
    '<p><img src="/static/a.png" loading="lazy" alt="A" /></p>',
  );
});
