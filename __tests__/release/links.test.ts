import { pageLinks, pathExists } from "../../src/release/links";

const links = (html: string) => pageLinks(html, "/blog/7", "https://www.site.example");

test.each([
  ['<a href="/about">', { links: ["/about"], assets: [] }],
  ['<a class="x" href="/contact?topic=a&amp;b=c#form">', { links: ["/contact"], assets: [] }],
  ["<a href='/a'><a href=\"/a\">", { links: ["/a"], assets: [] }],
  ['<a href="#top">', { links: ["/blog/7"], assets: [] }],
  ['<a href="other">', { links: ["/blog/other"], assets: [] }],
  ['<a href="/blog/tag/m-pesa%20%26">', { links: ["/blog/tag/m-pesa &"], assets: [] }],
  ['<a href="https://www.site.example/about">', { links: ["/about"], assets: [] }],
  ['<link rel="canonical" href="https://www.site.example/x">', { links: ["/x"], assets: [] }],
  ['<a href="https://elsewhere.example/about">', { links: [], assets: [] }],
  ['<a href="//elsewhere.example/about">', { links: [], assets: [] }],
  ['<a href="mailto:a@b.example"><a href="tel:+254">', { links: [], assets: [] }],
  ['<img src="/a.png" srcset="/a.png 1x, /b.png 2x">', { links: [], assets: ["/a.png", "/b.png"] }],
  ['<img src="data:image/png;base64,AA,BB">', { links: [], assets: [] }],
  ['<use href="/icons.svg#phone">', { links: [], assets: ["/icons.svg"] }],
  ['<script src="/app.js">"<a href=/x>"</script>', { links: [], assets: ["/app.js"] }],
  ["<script>'<a href=\"/made-by-script\">'</script>", { links: [], assets: [] }],
  ['<p title="<a href=\'/quoted\'>">&lt;a href="/written"&gt;</p>', { links: [], assets: [] }],
  ['<a href="/%ff">', { links: ["/%ff"], assets: [] }],
])("%s points to %j", (html, found) => {
  expect(links(html)).toEqual(found);
});

const files = new Set(["index.html", "about/index.html", "icons.svg"]);
test.each([
  ["/", true],
  ["/about", true],
  ["/about/", true],
  ["/icons.svg", true],
  ["/content-api/contact", true],
  ["/blog/next-post", true],
  ["/nothing", false],
  ["/content-apiary", false],
])("%s exists: %s", (path, exists) => {
  expect(pathExists(path, (file) => files.has(file))).toBe(exists);
});
