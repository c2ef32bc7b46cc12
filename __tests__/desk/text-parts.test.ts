import { TEXT_PARTS } from "../../desk/text-parts";
import { sanitise } from "../../src/content/text/sanitise";
import { markdownToHtml } from "../../src/content-files/markdown-to-html";

const partOf = (id: string) => {
  const part = TEXT_PARTS.find((one) => one.id === id);
  if (!part) throw new Error(`no part ${id}`);
  return part;
};
const shown = (markdown: string) =>
  sanitise(markdownToHtml(`Before.\n\n${markdown}\n\nAfter.`), (src) => ({ src: `/static/${src}` }))
    .replace("<p>Before.</p>\n", "")
    .replace("\n<p>After.</p>", "");

test.each<[string, Record<string, string>, string]>([
  [
    "a picture with a caption",
    { src: "posts/a.png", alt: "A [stall]", caption: 'The "market"' },
    '<figure><img src="/static/images/posts/a.png" loading="lazy" decoding="async" alt="A stall" /><figcaption>The ”market”</figcaption></figure>',
  ],
  [
    "a decorative picture without a caption",
    { src: "posts/a.png", alt: "decorative" },
    '<p><img src="/static/images/posts/a.png" loading="lazy" decoding="async" alt="" /></p>',
  ],
])("the text editor inserts %s and reads it back", (_, props, html) => {
  const { toBlock, pattern } = partOf("picture");
  const markdown = toBlock(props);
  expect(shown(markdown)).toBe(html);
  const groups = pattern.exec(markdown)?.groups ?? {};
  expect(toBlock(groups)).toBe(markdown);
});

test("the text editor inserts a call-out with paragraphs and reads it back", () => {
  const { toBlock, pattern } = partOf("call-out");
  const text = "Ask **first**.\n\nThen [send](/contact).";
  const markdown = toBlock({ text });
  expect(shown(markdown)).toBe(
    '<aside>\n<p>Ask <strong>first</strong>.</p>\n<p>Then <a href="/contact">send</a>.</p>\n</aside>',
  );
  expect(pattern.exec(`a\n\n${markdown}\n\nb`)?.groups).toEqual({ text });
});

test("pictures within a sentence, and those without a title, aren't figures", () => {
  expect(markdownToHtml('See ![x](a.png "t") here')).not.toContain("figure");
  expect(markdownToHtml("- ![x](a.png)")).not.toContain("figure");
});
