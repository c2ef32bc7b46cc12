/** @jest-environment jsdom */
import { cleanPaste } from "../../../../src/content/text/paste/clean-paste";

test.each([
  ["a heading is a paragraph", "<h2>Fees</h2><p>Pay</p>", "<p>Fees</p><p>Pay</p>"],
  [
    "paragraphs of a quote are lines",
    "<blockquote><p>One</p><p>Two</p></blockquote>",
    "<blockquote><p>One<br>Two</p></blockquote>",
  ],
  [
    "a link to a place in the page is text",
    '<p id="a"><a href="#a">up</a> <a href="/b">on</a></p>',
    '<p>up <a href="/b">on</a></p>',
  ],
  [
    "line ends of the source are spaces",
    "<b>One\ntwo</b>\n\nthree",
    "<p><strong>One two</strong> three</p>",
  ],
])("at the desk %s", (_name, html, cleaned) => {
  expect(cleanPaste(html)).toBe(cleaned);
});
