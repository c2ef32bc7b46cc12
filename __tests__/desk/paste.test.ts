/** @jest-environment jsdom */
import { htmlForEditor } from "../../desk/paste";

test.each([
  [
    "a table without headings gets its first row as headings, and cells become plain text",
    "<table><tr><td>Question</td><td>Yes | no</td></tr><tr><td><p>Dial</p><ul><li>*544*1#</li></ul></td><td><b>380</b></td></tr></table>",
    '<table><tbody><tr><th scope="row">Question</th><th scope="row">Yes \\| no</th></tr><tr><td>Dial *544*1# </td><td><strong>380</strong></td></tr></tbody></table>',
  ],
  [
    "headings further down are cells",
    "<table><tr><th>One</th><th>Two</th></tr><tr><th>Three</th><td>4</td></tr></table>",
    '<table><thead><tr><th scope="row">One</th><th scope="row">Two</th></tr></thead><tbody><tr><td>Three</td><td>4</td></tr></tbody></table>',
  ],
  [
    "lines and paragraphs in a cell become one line",
    "<table><tr><th>A</th><th>B</th></tr><tr><td>1<br>2</td><td><p>3</p><p>4</p></td></tr></table>",
    '<table><thead><tr><th scope="row">A</th><th scope="row">B</th></tr></thead><tbody><tr><td>1 2</td><td> 3 4 </td></tr></tbody></table>',
  ],
  ["words stay", "<p>Dial <b>*544*1#</b> a|b</p>", "<p>Dial <strong>*544*1#</strong> a|b</p>"],
])("when pasting, %s", (_, copied, html) => {
  expect(htmlForEditor(copied, "").replace(/ +/g, " ")).toBe(html);
});

test("text with a tab in each line becomes a table, and other text stays", () => {
  expect(htmlForEditor("", "Item\tPrice\nSMS | <b>\t0.50\n\tnone\n")).toBe(
    '<table><tbody><tr><th scope="row">Item</th><th scope="row">Price</th></tr><tr><td>SMS \\| &lt;b&gt;</td><td>0.50</td></tr><tr><td></td><td>none</td></tr></tbody></table>',
  );
  for (const text of ["", "One\ttab", "A line\nwith a\ttab", "Dial *544*1#"]) {
    expect(htmlForEditor("", text)).toBe("");
  }
});
