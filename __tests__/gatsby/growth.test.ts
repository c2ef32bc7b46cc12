import { createDocument } from "@mixmark-io/domino";
import { blogPosts } from "../../src/content/blog/blog-posts";
import { postBody } from "../../src/content/blog/post-body";
import { decodeShard, encodeShard, matchesQuery } from "../../src/content/blog/search-index";
import { imageSources, sanitise } from "../../src/content/model/sanitise";
import * as text from "../../src/content/model/text";
import { absoluteLinks } from "../../src/gatsby/outputs/feeds/feeds";
import { toMarkdown } from "../../src/gatsby/outputs/markdown/markdown";
import { apiImagePath } from "../../src/gatsby/sourcing/image-resolver";
import { growingPieces } from "../support/content/count-steps";

const post = (words: string) => ({
  slug: "a",
  title: words,
  excerpt: words,
  category: words,
  author: words,
  tags: [{ slug: "b", name: words }],
  image: { url: "/a.png" },
  date: "",
  publishedAt: null,
});

function markdownOf(html: string): string {
  const main = createDocument(`<main>${sanitise(html)}</main>`).querySelector("main");
  return main ? toMarkdown(main) : "";
}

const READERS: Readonly<Record<string, (words: string) => unknown>> = {
  plainLine: text.plainLine,
  isVisible: text.isVisible,
  escapeHtml: text.escapeHtml,
  htmlToText: text.htmlToText,
  truncateAtWord: (words) => text.truncateAtWord(words, 150),
  toSegment: text.toSegment,
  splitRole: text.splitRole,
  countWords: text.countWords,
  sanitise,
  imageSources,
  apiImagePath: (words) => apiImagePath(words, "https://api.example/images"),
  absoluteLinks: (words) => absoluteLinks(words, "https://www.site.example/blog/a"),
  markdown: markdownOf,
  "the body of a post": (html) => postBody([{ anchor: "a", header: "A", html }], (clean) => clean),
  "the schema of a post": (words) =>
    blogPosts.parse([
      {
        ...{ id: 1, title: words, paragraph_explanation: words, category: words, tags: words },
        sections: [{ header: words, explanation: words }],
        created_at: words,
        image_path: words,
      },
    ]),
  search: (words) =>
    decodeShard(encodeShard([post(words)])).map((found) => matchesQuery(found, `${words} no`)),
};

test.each(Object.entries(READERS))(
  "%s: twice the text, at most three times the steps",
  (_name, read) => {
    expect(growingPieces(read)).toEqual([]);
  },
);
