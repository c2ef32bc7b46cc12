import fs, { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow, linkOrCopy, removeAllBut } from "../../src/node/files";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

beforeAll(() => {
  mkdirSync(path.join(folder, "a/b"), { recursive: true });
  mkdirSync(path.join(folder, "empty"));
  for (const file of ["1.txt", "a/2.txt", "a/b/3.txt"]) writeFileSync(path.join(folder, file), "");
  symlinkSync("/etc/hostname", path.join(folder, "a/link"));
});

test("filesBelow lists files of all folders by path, and no links", () => {
  expect(filesBelow(folder).sort()).toEqual(["1.txt", "a/2.txt", "a/b/3.txt"]);
});

test("filesBelow doesn't look into excluded folders", () => {
  expect(filesBelow(folder, (below) => below === "a/b").sort()).toEqual(["1.txt", "a/2.txt"]);
});

test("filesBelow lists nothing for a folder that doesn't exist", () => {
  expect(filesBelow(path.join(folder, "none"))).toEqual([]);
  removeAllBut(path.join(folder, "none"), []);
});

test("removeAllBut keeps the given files in all folders", () => {
  removeAllBut(folder, ["a/2.txt"]);
  expect(filesBelow(folder)).toEqual(["a/2.txt"]);
});

test("linkOrCopy links, copies if it can't link, and hides no other failure", () => {
  const file = path.join(folder, "original.txt");
  const at = (name: string) => path.join(folder, name);
  writeFileSync(file, "words");
  linkOrCopy(file, at("linked.txt"));
  expect(statSync(at("linked.txt")).ino).toBe(statSync(file).ino);

  jest.spyOn(fs, "linkSync").mockImplementationOnce(() => {
    throw Object.assign(new Error("other disk"), { code: "EXDEV" });
  });
  linkOrCopy(file, at("copied.txt"));
  jest.restoreAllMocks();
  expect(readFileSync(at("copied.txt"), "utf8")).toBe("words");
  expect(statSync(at("copied.txt")).ino).not.toBe(statSync(file).ino);
  expect(() => linkOrCopy(file, at("copied.txt"))).toThrow("EEXIST");
});
