import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readCompanyFont } from "../../../src/gatsby/faces/company-font";
import { openFont } from "../../../src/gatsby/faces/open-font";
import { subset } from "../../../src/gatsby/faces/subset";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
const FIXTURE = "__tests__/fixtures/second-company/content/images/brand";
const FIGTREE = "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght";
const fileOf = (name: string) => path.join(folder, name);

test.each([
  ["variable, named after its lightest weight", `${FIXTURE}/text.woff2`, "Nunito"],
  ["of one weight", `${FIXTURE}/heading.woff2`, "Young Serif"],
  ["of the site", `${FIGTREE}-normal.woff2`, "Figtree"],
])("a font %s can be used, by the name of its family", (_name, file, family) => {
  expect(readCompanyFont(file)).toMatchObject({ family, bytes: readFileSync(file) });
});

/** The fixture's font with some characters alone. */
const fontOf = (characters: string): Promise<Buffer> => {
  const bytes = readFileSync(`${FIXTURE}/heading.woff2`);
  return subset({ bytes, font: openFont(bytes) }, Array.from(characters), 400, "woff2");
};

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ["another file", () => Buffer.from("GIF89a"), "is no WOFF2 font"],
  ["an empty file", () => Buffer.alloc(0), "is no WOFF2 font"],
  [
    "the former kind of web font",
    () => Buffer.concat([Buffer.from("wOFF"), Buffer.alloc(99)]),
    "is no WOFF2 font",
  ],
  [
    "half a font",
    () => readFileSync(`${FIXTURE}/heading.woff2`).subarray(0, 9_000),
    "is damaged, or no font",
  ],
  ["a large one", () => Buffer.alloc(400_001), "has more than 400 kB"],
  [
    "an italic one",
    () => readFileSync(`${FIGTREE}-italic.woff2`),
    "is italic; an upright font is needed",
  ],
  ["one of digits", () => fontOf("0123456789"), "has no Latin letters"],
  [
    "one of capitals",
    () => fontOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnop"),
    "lacks the letters q r s t u v w x y z",
  ],
])("%s is refused with a sentence", async (name, bytes, problem) => {
  writeFileSync(fileOf(`${name}.woff2`), await bytes());
  expect(readCompanyFont(fileOf(`${name}.woff2`))).toEqual({ problem });
});

test("a file that is not there is refused, and so is a link, which may lead out of the folder", () => {
  symlinkSync(path.resolve(FIXTURE, "text.woff2"), fileOf("link.woff2"));
  expect(readCompanyFont(fileOf("none.woff2"))).toEqual({ problem: "is missing" });
  expect(readCompanyFont(fileOf("link.woff2"))).toEqual({
    problem: "is not a file; put the font itself there",
  });
});
