import { linesOf, TABLE_PATTERN, tableOf } from "../../desk/table";
import { markdownToHtml } from "../../src/content-files/markdown-to-html";

test.each([
  "| Code | Use |\n| --- | --- |\n| *544*1# | data |",
  "|Code|Use|\n|:-|-:|\n|*544*1#||\n||data|",
  "Code | Use\n--- | ---\n*544*1# | a \\| b",
  "| One |\n| --- |\n| 1 |",
  "| Only | headings |\n| --- | --- |",
])("an unchanged table stays as it's written: %j", (table) => {
  expect(TABLE_PATTERN.exec(`Before.\n\n${table}\n\nAfter.`)?.[0]).toBe(table);
  expect(tableOf(linesOf(table), table)).toBe(table);
  expect(TABLE_PATTERN.exec(tableOf(linesOf(table)))?.[0]).toBe(tableOf(linesOf(table)));
  expect(markdownToHtml(tableOf(linesOf(table)))).toBe(
    markdownToHtml(table).replace(/ style="[^"]*"/g, ""),
  );
});

test.each([
  ["| Question | Yes |\n| Reads prices | 380 |"],
  ["Yes or no | maybe\nWords"],
  ["A heading\n---\nWords"],
  ["- a\n- b"],
])("%j isn't a table", (markdown) => {
  expect(TABLE_PATTERN.test(markdown)).toBe(false);
});

test("an editor's lines become a table with the same number of cells in each row", () => {
  expect(tableOf("Code | Use\n*544*1# | data | KSh 20\n\n*144#")).toBe(
    "| Code | Use |  |\n| --- | --- | --- |\n| *544*1# | data | KSh 20 |\n| *144# |  |  |",
  );
  expect(tableOf("")).toBe("");
  expect(tableOf("\n \n")).toBe("");
});

test("spreadsheet rows become a table, whatever their cells contain", () => {
  expect(tableOf("Question\tYes\nSMS | OTP\t380\n\tnone")).toBe(
    "| Question | Yes |\n| --- | --- |\n| SMS \\| OTP | 380 |\n|  | none |",
  );
});

test("a changed table keeps its columns' alignment", () => {
  const table = "| Item | Price |\n| :-- | --: |\n| SMS | 0.50 |";
  expect(linesOf(table)).toBe("Item | Price\nSMS | 0.50");
  expect(tableOf("Item | Price | VAT\nSMS | 0.40 | yes", table)).toBe(
    "| Item | Price | VAT |\n| :-- | --: | --- |\n| SMS | 0.40 | yes |",
  );
});
