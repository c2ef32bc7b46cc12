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
  ["anything else", '{\n  "title": A\n}', ", line 2"],
])("%s isn't JSON, and the error names the line and what to do", (_name, content, rest) => {
  expect(read(content)).toEqual({
    name: `${path.basename(folder)}/a.json`,
    problem: `isn’t valid JSON${rest}`,
  });
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
