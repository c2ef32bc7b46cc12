/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import { cleanArticle } from "../../../../src/content/text/paste/clean-article";
import { parsePaste } from "../../../../src/content/text/paste/parse-paste";
import { parsePaste as parseInBrowser } from "../../../../src/content/text/paste/parse-paste-in-browser";

jest.mock("../../../../src/content/text/paste/parse-paste", () => ({
  parsePaste: jest.fn(
    jest.requireActual("../../../../src/content/text/paste/parse-paste").parsePaste,
  ),
}));

/** Parses with htmlparser2, as the build does, and with the DOM, as browser bundles do. */
const PARSERS = [
  ["the build", jest.requireActual("../../../../src/content/text/paste/parse-paste").parsePaste],
  ["a browser", parseInBrowser],
] as const;

const FOLDER = "__tests__/fixtures/pastes";
const PASTES = readdirSync(FOLDER).filter((name) => !name.includes(".expected."));
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, "utf8");
const clean = (html: string) => cleanArticle([html], [])[0]?.html ?? "";

/** Other things that editors paste, and what a reader should see. */
const KINDS = (
  [
    [
      "a placeholder in angle brackets",
      "<p>Hi <first name>, your <b><amount></b> is due.</p><p>Bye</p>",
      "<p>Hi &lt;first name&gt;, your <strong>&lt;amount&gt;</strong> is due.</p><p>Bye</p>",
    ],
    [
      "elements of other programs",
      '<p>a<o:p></o:p> <g-emoji>b</g-emoji> <nobr>c</nobr> <foo class="x">d</foo></p>',
      "<p>a b c d</p>",
    ],
    [
      "bold and italic that a style turns off",
      '<b>a <span style="font-weight:normal">b</span></b> <i>c <span style="font-style:normal">d</span></i>',
      "<p><strong>a </strong>b <em>c </em>d</p>",
    ],
    [
      "bold by the shorthand of a font",
      '<p>a <span style="font: italic bold 12px Arial">b</span></p>',
      "<p>a <strong>b</strong></p>",
    ],
    [
      "text that's struck, raised or lowered by style",
      '<p><span style="text-decoration: line-through">KSh 5</span> m<span style="vertical-align:super">2</span></p>',
      "<p><s>KSh 5</s> m<sup>2</sup></p>",
    ],
    ["frames before a text", '<frameset><frame src="/x"></frameset><p>a</p>', "<p>a</p>"],
    ["a word in pieces", "<p>mo<span>bi</span><font color=red>le</font></p>", "<p>mobile</p>"],
    [
      "bold around a whole table",
      "<b><table><tr><td>a</td><td>b</td></tr></table></b>",
      "<table><tbody><tr><td><strong>a</strong></td><td><strong>b</strong></td></tr></tbody></table>",
    ],
    [
      "a list in a list's item with text after it",
      "<ul><li>a<ul><li>b</li></ul>c</li></ul>",
      "<ul><li><p>a</p><ul><li>b</li></ul><p>c</p></li></ul>",
    ],
    ["two lists next to each other", "<ul><li>a</li></ul><ul><li>b</li></ul>", null],
    [
      "numbers that begin later or run backwards",
      '<ol start="4" reversed=""><li>a</li></ol>',
      null,
    ],
    [
      "Word's list with letters, below a number",
      "<p style='mso-list:l2 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>a</p>" +
        "<p style='mso-list:l2 level2 lfo1'><span style='mso-list:Ignore'>a)<span>&nbsp; </span></span>b</p>" +
        "<p style='mso-list:l2 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>c</p>",
      "<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>",
    ],
    [
      "Word's list after another program has removed its directives",
      "<p>·&nbsp;&nbsp;&nbsp; Certificate</p><p><span>•&nbsp; </span>Letter</p>",
      "<ul><li>Certificate</li><li>Letter</li></ul>",
    ],
    [
      "Word's filtered list, whose levels only margins show",
      "<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt'>1.<span>&nbsp;&nbsp; </span>a</p>" +
        "<p class=MsoListParagraph style='margin-left:1.0in;text-indent:-.25in'>a.<span>&nbsp; </span>b</p>" +
        "<p class=MsoListParagraph style='margin:0cm 0cm 8.0pt 108.0pt;text-indent:-18.0pt'>·<span>&nbsp; </span>c</p>" +
        "<p class=MsoListParagraph style='text-indent:-18.0pt'>2.<span>&nbsp; </span>d</p>",
      "<ol><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li><li>d</li></ol>",
    ],
    [
      "a numbered heading of Word",
      "<h2><![if !supportLists]><span>1.<span>&nbsp; </span></span><![endif]>Scope</h2>",
      "<h2>1. Scope</h2>",
    ],
    ["a sentence that begins with a number", "<p>1. July is a holiday</p>", null],
    [
      "a table whose first row is bold but for the corner",
      "<table><tr><td></td><td><b>KSh</b></td></tr><tr><td>SMS</td><td>1</td></tr></table>",
      "<table><thead><tr><th></th><th>KSh</th></tr></thead><tbody><tr><td>SMS</td><td>1</td></tr></tbody></table>",
    ],
    [
      "Word's dummy cells",
      "<table><tr><td>a</td><td>b</td><![if !supportMisalignedRows]><td></td><![endif]></tr></table>",
      "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>",
    ],
    [
      "hidden text",
      '<p>a<span style="display:none">b</span><span style="mso-hide:all">c</span></p>',
      "<p>a</p>",
    ],
    [
      "elements shown as blocks",
      '<span style="display:block">a</span><span style="display: block">b</span>',
      "<p>a</p><p>b</p>",
    ],
    [
      "an emoji that's a picture",
      '<p>Hi <img class="wp-smiley emoji" alt="👋🏾" src="https://s.example/a.svg"></p>',
      "<p>Hi 👋🏾</p>",
    ],
    ["line ends of other programs", "<p>a\u000bb\u2028c\u2029d\u0085e</p>", "<p>a b c d e</p>"],
    [
      "spaces that are meant",
      "<p>1&nbsp;000 5\u202f% a&nbsp;&nbsp; b&nbsp;</p>",
      "<p>1&nbsp;000 5\u202f% a b</p>",
    ],
    [
      "a link around blocks",
      '<a href="/x"><div>a</div><div>b</div></a>',
      '<p><a href="/x">a</a></p><p><a href="/x">b</a></p>',
    ],
    [
      "links that may not be opened",
      '<p><a href="javascript:x()">a</a><a href="file:///c">b</a> <a href="sms:22344">c</a></p>',
      '<p>ab <a href="sms:22344">c</a></p>',
    ],
    [
      "code with what looks like a shortcode",
      "<p><code>[gallery]</code></p><pre>[vc_row]\n\n</pre>",
      null,
    ],
    ["lines of code in elements", "<pre><div>a</div><div>b</div></pre>", "<pre>a\nb\n</pre>"],
    ["code that begins with an empty line", "<pre>\n\n a</pre>", null],
    ["terms", "<dl><dt>a</dt><dd><p>b</p></dd></dl>", "<dl><dt>a</dt><dd>b</dd></dl>"],
    ["a quote with a list", "<blockquote><p>a</p><ul><li>b</li></ul></blockquote>", null],
    ["text without elements", "One\ntwo\n\n \nthree", "<p>One<br>two</p><p>three</p>"],
    [
      "a shortcode of a page builder",
      '[et_pb_text admin="x"]Fees[/et_pb_text] [2] [sic]',
      "<p>Fees [2] [sic]</p>",
    ],
    ["a caption that never ends", "[caption id=1]a <b>b</b>", "<p>a <strong>b</strong></p>"],
  ] satisfies [name: string, html: string, shown: string | null][]
).map(([name, html, shown]) => [name, html, shown ?? html] as const);

const article = (...texts: string[]) => cleanArticle(texts, ["costs"]).map(({ html }) => html);

describe.each(PARSERS)("in %s", (_where, parser) => {
  beforeEach(() => {
    jest.mocked(parsePaste).mockImplementation(parser);
  });

  test.each(PASTES)("%s is read as its author saw it", (name) => {
    const expected = read(name.replace(".html", ".expected.html"));
    expect(clean(read(name))).toBe(expected.replace(/>\n(?=<)/g, ">").trim());
  });

  test.each(PASTES)("cleaning %s a second time changes nothing", (name) => {
    const once = clean(read(name));
    expect(clean(once)).toBe(once);
  });

  test.each(KINDS)("%s: the page shows what the author saw", (_name, html, shown) => {
    expect(clean(html)).toBe(shown);
    expect(clean(shown)).toBe(shown);
  });

  test("notes link to each other across an article's texts", () => {
    const texts = article(
      '<p>Fees<a href="#fn1" id="ref1">1</a> and VAT<a href="#fn2" name="ref2">2</a>.</p>',
      '<ol><li id="fn1">Per year <a href="#ref1">↩</a></li><li><p id="fn2">16% <a href="#ref2">↩</a></p></li></ol>',
    );
    expect(texts).toEqual([
      '<p id="part-ref1">Fees<a href="#part-fn1">1</a> and VAT<a href="#part-fn2">2</a>.</p>',
      '<ol><li id="part-fn1">Per year <a href="#part-ref1">↩</a></li><li id="part-fn2">16% <a href="#part-ref1">↩</a></li></ol>',
    ]);
    expect(article(...texts)).toEqual(texts);
  });

  test("a table of contents links to headings of the post and of its text", () => {
    const texts = article(
      '<ul><li><a href="#costs">Costs</a></li><li><a href="#caf%C3%A9 1">Café</a></li></ul><h3 id="café 1">Café</h3>',
    );
    expect(texts).toEqual([
      '<ul><li><a href="#part-costs">Costs</a></li><li><a href="#part-caf%C3%A9-1">Café</a></li></ul><h3 id="part-café-1">Café</h3>',
    ]);
    expect(article(...texts)).toEqual(texts);
  });

  test("an id already used by a heading of the post is changed", () => {
    expect(article('<p id="costs"><a href="#costs">a</a></p>')).toEqual([
      '<p id="part-costs-2"><a href="#part-costs-2">a</a></p>',
    ]);
  });

  test("a link without a target becomes text and is reported", () => {
    const [text] = cleanArticle(
      ['<p>See <a href="#_ftn9">[9]</a>, <a href="#">up</a>, <a href="#top">top</a>.</p>'],
      [],
    );
    expect(text).toEqual({
      html: '<p>See [9], up, <a href="#top">top</a>.</p>',
      deadLinks: ["#_ftn9", "#"],
    });
  });
});
