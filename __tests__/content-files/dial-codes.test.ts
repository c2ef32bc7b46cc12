import path from "node:path";
import { parseRssFeed } from "feedsmith";
import MarkdownIt from "markdown-it";
import { postBody } from "../../src/content/blog/post-body";
import { htmlToText } from "../../src/content/text/plain-text";
import { sanitise } from "../../src/content/text/sanitise";
import { API_DOCUMENTS, readDocument } from "../../src/content-files/folder-documents";
import { markdownToHtml } from "../../src/content-files/markdown-to-html";
import { type FeedPost, toJsonFeed, toRss } from "../../src/gatsby/outputs/feeds";
import { toMarkdown } from "../../src/gatsby/outputs/markdown/html-to-markdown";
import { readDefault } from "../../src/gatsby/sourcing/content-folder";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/** A wrong dial code costs readers money, so each case checks what a page shows. */

/** Texts that a page shows unchanged. */
const AS_WRITTEN = [
  "Dial *544*1# to buy data, or *384*5# to pay.",
  "*456*9*5#, *100#, #100#, *#06#, ##21# and *544*1*#",
  "*544*1#*334# and *544*1#/*544*2#",
  "Send money: *334*1*0712345678*500#",
  "Dial *544*1 or *544*2, then press call",
  "Test with *#*#4636#*#*",
  "*544*{amount}#, *234*Till number*Amount# and *544*1*PIN#",
  "KSh 5*3*2 is 30",
  "5*KSh 100 and 3*KSh 200; units*0.8*30 + units*0.3*10; (3+2)*4*5",
  "1,000*0.50*1.16 and 2 * 3 * 4",
  "my_file_name.txt, NAME_OF_THE_SENDER and $5 and $6",
] as const;

/** Markdown with formatting, and the HTML of its paragraph. */
const WITH_MARKS: readonly (readonly [markdown: string, html: string])[] = [
  ["*words* and *more words*", "<em>words</em> and <em>more words</em>"],
  ["in*tra*word and 24*th*", "in<em>tra</em>word and 24<em>th</em>"],
  ["*2026* costs #5 more", "<em>2026</em> costs #5 more"],
  ["***both*** and **bold**", "<em><strong>both</strong></em> and <strong>bold</strong>"],
  ["**Dial *544*1#** now", "<strong>Dial *544*1#</strong> now"],
  ["***544*1#** or ***100#**", "<strong>*544*1#</strong> or <strong>*100#</strong>"],
  ["**KSh 5*3*2** each", "<strong>KSh 5*3*2</strong> each"],
  ["**544*1#**", "<strong>544*1#</strong>"],
  ["*Dial *544*1# now*", "<em>Dial *544*1# now</em>"],
  ["_*544*1#_", "<em>*544*1#</em>"],
  ["*\\*544\\*1#*", "<em>*544*1#</em>"],
  ["\\*544\\*1# and \\*544*1#", "*544*1# and *544*1#"],
  ["`*544*1#` and `` `*5*4# ``", "<code>*544*1#</code> and <code>`*5*4#</code>"],
  ["[*544*1#](tel:*544*1%23)", '<a href="tel:*544*1%23">*544*1#</a>'],
  ["**21*0712345678# or **62*+254722000000#", "**21*0712345678# or **62*+254722000000#"],
  ["*144*<amount># or *144*1#", "*144*&lt;amount&gt;# or *144*1#"],
];

test.each(AS_WRITTEN)("a page shows “%s” as it's written", (text) => {
  expect(markdownToHtml(text)).toBe(`<p>${text}</p>`);
  expect(markdownToHtml(`- ${text}`)).toBe(`<ul>\n<li>${text}</li>\n</ul>`);
  expect(markdownToHtml(`> ${text}`)).toBe(`<blockquote>\n<p>${text}</p>\n</blockquote>`);
  expect(markdownToHtml(`## ${text}`)).toBe(`<h2>${text}</h2>`);
  expect(markdownToHtml(`**See ${text}**`)).toBe(`<p><strong>See ${text}</strong></p>`);
  expect(markdownToHtml(`| ${text} | x |\n|-|-|\n| ${text} | *x* |`)).toMatch(
    /^<table>\n<thead>\n<tr>\n<th>(.*)<\/th>\n<th>x<\/th>(?:.|\n)*<td>\1<\/td>\n<td><em>x<\/em><\/td>/,
  );
});

test.each(WITH_MARKS)("“%s” becomes %s", (markdown, html) => {
  expect(markdownToHtml(markdown)).toBe(`<p>${html}</p>`);
});

/** A Markdown parser that knows nothing about dial codes. */
const reader = new MarkdownIt({ html: true });

const CODES = "*544*1#, *384*5#, *#06#, KSh 5*3*2, my_file_name.txt, *544*{amount}#";
const folder = temporaryFolder();

test("every output of a post's file shows codes and amounts as they're written", async () => {
  const explanation = [
    `Dial ${CODES} today.`,
    `- ${CODES}`,
    `| ${CODES} | Use |\n| --- | --- |\n| ${CODES} | data |`,
    `**Dial ${CODES}**`,
    "Only *words* in italics.",
  ].join("\n\n");
  await writeFiles(folder, {
    "content/posts/1.json": JSON.stringify({
      title: CODES,
      paragraph_explanation: `Dial ${CODES}.`,
      sections: [{ header: CODES, explanation }],
    }),
  });
  const root = path.join(folder, "content");
  const times = (text: string) => text.split(CODES).length - 1;

  expect(times(JSON.stringify(readDocument(API_DOCUMENTS.blogPosts, root).body))).toBe(8);
  const [post] = readDefault("blogPosts", root).content;
  if (!post) throw new Error("the post wasn't read");
  expect(post.lead).toBe(`Dial ${CODES}.`); // the opening paragraph, and the text that search uses
  expect(post.excerpt).toBe(post.lead);
  expect(htmlToText(post.sections[0]?.html ?? "")).toBe(
    `Dial ${CODES} today. ${CODES} ${CODES} Use ${CODES} data Dial ${CODES} Only words in italics.`,
  );

  const { content, contents } = postBody(post.sections, (html) => sanitise(html));
  expect(contents[0]?.title).toBe(CODES);
  expect(content.match(/<em>.*?<\/em>/g)).toEqual(["<em>words</em>"]);
  expect(times(content)).toBe(6);

  const entry: FeedPost = {
    ...{ url: "https://x.example/1", title: post.title, summary: post.excerpt, html: content },
    ...{ author: "", category: "", tags: [], image: null, publishedAt: null, updatedAt: null },
  };
  const urls = { pageUrl: "", rssUrl: "", jsonUrl: "" };
  const feed = { title: "", description: "", ...urls, posts: [entry] };
  expect(times(JSON.stringify(parseRssFeed(toRss(feed))))).toBe(8);
  expect(times(toJsonFeed(feed))).toBe(8);

  expect(times(htmlToText(reader.render(toMarkdown(content))))).toBe(6);
  expect(reader.render(toMarkdown(content)).match(/<em>.*?<\/em>/g)).toEqual(["<em>words</em>"]);
});
