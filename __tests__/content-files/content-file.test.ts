import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContentFile } from "../../src/content-files/content-file";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const read = (content: string | Buffer) => {
  writeFileSync(path.join(folder, "a.json"), content);
  return readContentFile(folder, "a.json");
};

const ESCAPE = 'put a backslash before each quotation mark inside the text (\\")';
const OPEN =
  "the closing quotation mark is missing, or the text has a line break, which is written as \\n";
const BARE =
  "text and dates need quotation marks, and numbers have no commas, spaces or leading zeros";

test.each<[string, string | Buffer, string]>([
  [
    "typographic quotation marks",
    '{\n  “title”: "A"\n}',
    ', line 2: use straight quotation marks (")',
  ],
  ["a comma at the end", '{\n  "title": "A",\n}', ", line 2: remove the last comma"],
  ["a comma at the end of a list", '{\n  "tags": ["a",\n]\n}', ", line 2: remove the last comma"],
  [
    "no comma",
    '{\n  "title": "A"\n  "b": 1\n}',
    ", line 2: a comma is missing at the end of the line",
  ],
  [
    "quotation marks in a text",
    '{\n  "a": "Say "hi", then go",\n  "b": 1\n}',
    `, line 2: ${ESCAPE}`,
  ],
  ["a whole text in them", '{\n  "a": ""Hi"",\n  "b": 1\n}', `, line 2: ${ESCAPE}`],
  ["a line break in a text", '{\n  "a": "One\nTwo"\n}', `, line 2: ${OPEN}`],
  ["no closing quotation mark", '{\n  "a": "One,\n  "b": 1\n}', `, line 2: ${OPEN}`],
  ["a tab", '{\n  "a": "One\tTwo"\n}', ", line 2: replace the tab in the text with a space"],
  ["a path of Windows", '{"a": "D:\\Work"}', ", line 1: write each backslash twice"],
  ["a comment", '{\n  "a": 1 // new\n}', ", line 2: remove the comment"],
  ["a comma too many", '{\n  "a": 1,,\n  "b": 2\n}', ", line 2: remove the extra comma"],
  ["no last brace", '{\n  "a": { "b": 1 }\n', ", line 2: a closing } is missing"],
  ["no last bracket", '{\n  "a": [1, 2', ", line 2: a closing ] is missing"],
  ["a capital letter", '{\n  "a": False\n}', ", line 2: write true or false, in small letters"],
  ["a bare word", '{\n  "title": A\n}', `, line 2: ${BARE}`],
  ["a price with a comma", '{\n  "a": 2,500,\n  "b": 1\n}', `, line 2: ${BARE}`],
  ["a percentage", '{\n  "a": 18%\n}', `, line 2: ${BARE}`],
  ["a bare date", '{\n  "a": 2026-12-24,\n  "b": 1\n}', `, line 2: ${BARE}`],
  ["a leading zero", '{\n  "a": 07\n}', `, line 2: ${BARE}`],
  ["single quotation marks", "{\n  \"a\": 'One'\n}", `, line 2: ${BARE}`],
  ["no colon", '{\n  "title" "A"\n}', ", line 2: a colon is missing"],
  ["anything else", '{\n  "title": "A"\n}}', ", line 3"],
])("%s isn't JSON, and the error names the line and what to do", (_name, content, rest) => {
  expect(read(content)).toEqual({
    name: `${path.basename(folder)}/a.json`,
    problem: `isn’t valid JSON${rest}`,
  });
});

test.each([
  ['{\n  "title": "A",\n  "title": "B"\n}', "has “title” twice, line 3: remove one of them"],
  ['{"a": [{ "id": 1,\n "id": 1 }]}', "has “id” twice, line 2: remove one of them"],
])("a field that's there twice would lose a value: %j", (content, problem) => {
  expect(read(content)).toMatchObject({ problem });
});

test("fields of different groups may have the same name", () => {
  expect(read('{"id": 1, "a": { "id": 2 }, "b": [{ "id": 3 }, { "id": 4 }]}')).toHaveProperty(
    "value",
  );
});

test("another encoding, an empty file, a folder and a pipe are told from broken JSON", () => {
  const text = '{"title":"Café"}';
  expect(read(Buffer.from(text, "latin1"))).toMatchObject({
    problem: "isn’t saved as UTF-8. Save it again with UTF-8 encoding",
  });
  expect(read(Buffer.from(`\ufeff${text}`, "utf16le"))).toMatchObject({
    problem: "isn’t saved as UTF-8. Save it again with UTF-8 encoding",
  });
  expect(read(" \n")).toMatchObject({ problem: "is empty" });
  mkdirSync(path.join(folder, "2026.json"));
  expect(readContentFile(folder, "2026.json")).toMatchObject({
    problem: "is a folder, not a file",
  });
  execFileSync("mkfifo", [path.join(folder, "pipe.json")]); // reading it would never end
  expect(readContentFile(folder, "pipe.json")).toMatchObject({ problem: "isn’t a file" });
});

test("a byte order mark isn't part of the text", () => {
  expect(read('\ufeff{"title":"Café"}\r\n')).toMatchObject({ value: { title: "Café" } });
});

test("a linked folder isn't followed out of the content folder, which may be a link itself", () => {
  const content = path.join(folder, "real");
  mkdirSync(path.join(content, "authors"), { recursive: true });
  writeFileSync(path.join(content, "authors/a.json"), "{}");
  mkdirSync(path.join(folder, "elsewhere"));
  writeFileSync(path.join(folder, "elsewhere/a.json"), "{}");
  symlinkSync(path.join(folder, "elsewhere"), path.join(content, "team"));
  symlinkSync(content, path.join(folder, "linked"));
  for (const root of [content, path.join(folder, "linked")]) {
    expect(readContentFile(root, "authors/a.json")).toMatchObject({ value: {} });
    expect(readContentFile(root, "team/a.json")).toMatchObject({
      problem:
        "is a link, or in a linked folder, that leads outside the content folder; put the file itself there",
    });
  }
});
