import { listedPages, pageLinks, pathExists } from "../../src/release/links";

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
  ['<img srcset=" /a.png 1x,  /b.png 2x">', { links: [], assets: ["/a.png", "/b.png"] }],
  ['<link rel="next" href="/next">', { links: ["/next"], assets: [] }],
  ['<link rel="nextcloud" href="/a.ics">', { links: [], assets: ["/a.ics"] }],
  ['<link rel="x-next" href="/b.ics">', { links: [], assets: ["/b.ics"] }],
  ['<img src="data:image/png;base64,AA,BB">', { links: [], assets: [] }],
  ['<use href="/icons.svg#phone">', { links: [], assets: ["/icons.svg"] }],
  ['<script src="/app.js">"<a href=/x>"</script>', { links: [], assets: ["/app.js"] }],
  ["<script>'<a href=\"/made-by-script\">'</script>", { links: [], assets: [] }],
  ['<p title="<a href=\'/quoted\'>">&lt;a href="/written"&gt;</p>', { links: [], assets: [] }],
  ['<a href="/%ff">', { links: ["/%ff"], assets: [] }],
])("%s points to %j", (html, found) => {
  expect(links(html)).toEqual({ written: [], ...found });
});

test("only links inside an editor's text are listed as written", () => {
  const text =
    '<p><a href="/b">x</a><br><img src="/i.png" alt="">y<ul><li>1<li><a href="/c">2</ul>';
  const html = `<main><a href="/a"></a><div data-written>${text}</div><a href="/d"></a></main>`;
  expect(links(html)).toEqual({ links: ["/a", "/d"], written: ["/b", "/c"], assets: ["/i.png"] });
});

test("links include the posts and authors that the browser lists", () => {
  const posts = [{ slug: "1" }, { slug: "été" }];
  const rows = posts.map(({ slug }) => [slug, "T", "E", 0, 0, [], "", null]);
  const shard = { categories: ["sms"], authors: ["A"], tags: [], posts: rows };
  const paths = ["/blog/1", "/blog/été"];
  expect(listedPages("recent-posts.json", JSON.stringify(posts))).toEqual(paths);
  expect(listedPages(`search/${"0a".repeat(10)}.json`, JSON.stringify(shard))).toEqual(paths);
  expect(listedPages("search/manifest.json", JSON.stringify({ newest: ["1"] }))).toEqual([]);
  const authors = JSON.stringify([{ authorId: "ivy", name: "Ivy", role: "", bio: "" }]);
  expect(listedPages("built-authors.json", authors)).toEqual(["/blog/author/ivy"]);
  expect(listedPages("pricing.json", "[]")).toEqual([]);
});

const files = new Set(["index.html", "about/index.html", "blog/7/index.html", "icons.svg"]);
test.each([
  ["/", true],
  ["/about", true],
  ["/about/", true],
  ["/blog/7", true],
  ["//about//", true],
  ["/blog//7", true],
  ["//content-api/contact", true],
  ["/icons.svg", true],
  ["/content-api", true],
  ["/content-api/contact", true],
  ["/blog/next-post", true],
  ["/nothing", false],
  ["/content-apiary", false],
])("%s exists: %s", (path, exists) => {
  expect(pathExists(path, (file) => files.has(file))).toBe(exists);
});

test.each(["/blog/old", "/blog/old/", "/blog//old"])(
  "the former path of a moved record exists, however its slashes are written: %s",
  (path) => {
    const redirects = [{ from: "/blog/old", to: "/blog/new" }];
    expect(pathExists(path, () => false, redirects)).toBe(true);
  },
);
