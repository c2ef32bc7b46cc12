import { sanitiseHtml } from "../../../../src/features/blog/client/sanitise-html";
import { growingPieces, PIECES } from "../../../support/content/count-steps";

const clean = (html: string) => sanitiseHtml(html, "/content-api");

test.each([
  ["scripts", "<p>a<script>alert(1)</script></p>", "<p>a</p>"],
  ["handlers", '<p onclick="alert(1)">a</p>', "<p>a</p>"],
  ["styles", '<p style="position:fixed">a</p><style>p{}</style>', "<p>a</p>"],
  ["frames and forms", "<iframe src=/></iframe><form><input></form>", ""],
  ["classes and ids", '<p class="x" id="main">a</p>', "<p>a</p>"],
  ["drawings", "<svg><g onload=alert(1)></g></svg>", ""],
  ["javascript links", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ["data links", '<a href="data:text/html,x">a</a>', "<a>a</a>"],
  ["links to another host without a scheme", '<a href="//evil.example/">a</a>', "<a>a</a>"],
  ["the same with backslashes", '<a href="/\\evil.example/">a</a>', "<a>a</a>"],
  ["pictures from elsewhere", '<img src="https://evil.example/x.png">', ""],
  ["pictures that climb", '<img src="/images/../secret.png">', ""],
  ["pictures with handlers", "<img src=x onerror=alert(1)>", ""],
])("takes out %s", (_name, html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  ["text", "<p>a <strong>b</strong></p>", "<p>a <strong>b</strong></p>"],
  ["links of the site", '<a href="/pricing#sms">a</a>', '<a href="/pricing#sms">a</a>'],
  ["anchors", '<a href="#one">a</a>', '<a href="#one">a</a>'],
  ["mail", '<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
  [
    "links outside, without our window",
    '<a href="https://a.example/" target="_blank">a</a>',
    '<a href="https://a.example/" rel="noopener noreferrer">a</a>',
  ],
  [
    "headings, below the post's own",
    "<h1>a</h1><h2>b</h2><h6>c</h6>",
    "<h3>a</h3><h3>b</h3><h4>c</h4>",
  ],
  [
    "tables",
    '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
    '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
  ],
  [
    "the API's pictures",
    '<img src="images/a.png" alt="A">',
    '<img src="/content-api/images/a.png" alt="A" loading="lazy">',
  ],
])("keeps %s", (_name, html, expected) => {
  expect(clean(html)).toBe(expected);
});

test("twice the text takes at most three times the steps", () => {
  // browsers nest 512 elements at most; jsdom, which would take the square of the depth, nests without end
  const flat = PIECES.filter((piece) => !/^<(?:b|pre)>/.test(piece));
  expect(growingPieces(clean, flat)).toEqual([]);
});
