import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { replaceFile, replaceOutput } from "../../src/node/replace-file";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "replace-file-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["replaceFile", replaceFile],
  ["replaceOutput", replaceOutput],
])(
  "%s makes the folder, writes text and bytes, and leaves nothing else next to the file",
  (_name, write) => {
    const file = path.join(folder, "a/b/file.txt");
    write(file, "first");
    write(file, new Uint8Array([0xc3, 0xa9]));
    expect(readFileSync(file, "utf8")).toBe("é");
    expect(readdirSync(path.dirname(file))).toEqual(["file.txt"]);
  },
);

test("a file that can't be written keeps its previous content, with nothing next to it", () => {
  const file = path.join(folder, "file.txt");
  replaceFile(file, "former");
  expect(() => replaceFile(path.join(file, "below"), "new")).toThrow(/ENOTDIR|EEXIST/);
  expect(readFileSync(file, "utf8")).toBe("former");
  expect(readdirSync(folder)).toEqual(["file.txt"]);
});
