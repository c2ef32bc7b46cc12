import MarkdownIt from "markdown-it";
import { escapeDialCodes } from "../../desk/dial-codes";
import { markdownToHtml } from "../../src/content-files/markdown-to-html";

/** A Markdown parser that knows nothing about dial codes, like the desk's editor. */
const reader = new MarkdownIt({ html: true });

test.each([
  "Dial *544*1# to buy, or *384*5# to pay; *#06# and *100*1 too",
  "KSh 5*3*2 and 5*KSh 100 or 3*KSh 200",
  "**Dial *544*1#** or ***100#**, but *words* and *2026* in italics",
  "\\*544\\*1# and \\*544*1#",
  "*544*{amount}# or *144*<amount>#",
  "a `*1*2#` b *1*2# `` `*5*4# `` *3*4#",
  "```\n*544*1# and *5*\n```\n\n*544*2#",
  "- *133*2*1# is a sub menu\n- *133*2*2# too",
])("the desk's editor and the site read “%s” the same way", (markdown) => {
  const escaped = escapeDialCodes(markdown);
  expect(reader.render(escaped).trim()).toBe(markdownToHtml(markdown));
  expect(escapeDialCodes(escaped)).toBe(escaped);
});

test.each([
  "No code, only *words* and **bold**",
  "<aside>\n\nDial *544*1#.\n\n</aside>",
  "| Code | Use |\n| --- | --- |\n| *544*1# | data |",
  "`*544*1#`",
])("“%s” stays as it's written, because editors see it in a plain field", (markdown) => {
  expect(escapeDialCodes(markdown)).toBe(markdown);
});
