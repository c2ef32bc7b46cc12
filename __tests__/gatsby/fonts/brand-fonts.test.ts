import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { readCompany } from "../../../src/gatsby/company-file";
import { publishFonts, readFonts } from "../../../src/gatsby/fonts/brand-fonts";
import { fontConstants, fontStyle } from "../../../src/gatsby/fonts/font-styles";
import { SHIPPED_FONTS } from "../../../src/gatsby/fonts/shipped-fonts";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const project = temporaryFolder();
const FIXTURE = path.resolve("__tests__/fixtures/second-company/content/images/brand");
const { company } = readCompany();
const BRAND = path.join(project, "content/images/brand");

beforeEach(() => {
  for (const name of readdirSync(project)) rmSync(path.join(project, name), { recursive: true });
  mkdirSync(path.dirname(BRAND), { recursive: true });
  cpSync(FIXTURE, BRAND, { recursive: true });
});

const NONE = {
  heading: { web: "", document: "" },
  text: { web: "", document: "", documentBold: "" },
};
const ALL = {
  heading: { web: "brand/heading.woff2", document: "brand/heading.ttf" },
  text: {
    web: "brand/text.woff2",
    document: "brand/text.ttf",
    documentBold: "brand/text-bold.ttf",
  },
};

/** Reads the company's fonts with these files, and publishes them. */
function build(fonts: typeof NONE) {
  const result = readFonts({ brand: { ...company.brand, fonts } }, path.join(project, "content"));
  publishFonts(result.fonts, path.join(project, "public"));
  return result;
}
const published = () => readdirSync(path.join(project, "public/fonts")).sort();

test("a company's own fonts are published and replace the site's", () => {
  const { fonts, issues } = build(ALL);
  expect(issues).toEqual([]);
  expect(published()).toEqual([
    expect.stringMatching(/^heading-[\da-f]{8}\.woff2$/),
    expect.stringMatching(/^text-[\da-f]{8}\.woff2$/),
  ]);
  const [heading = "", text = ""] = published();
  const folder = path.join(project, "public/fonts");
  expect(readFileSync(path.join(folder, text))).toEqual(readFileSync(`${FIXTURE}/text.woff2`));
  expect(fontConstants(fonts)).toEqual({
    rules:
      `@font-face{font-family:"Heading";font-weight:400 800;font-display:optional;src:url("/fonts/${heading}") format("woff2")}` +
      `@font-face{font-family:"Text";font-weight:200 1000;font-display:optional;src:url("/fonts/${text}") format("woff2")}`,
    common: [`/fonts/${heading}`, `/fonts/${text}`],
    first: ["600 1em Heading", "1em Text"],
  });
  expect(fonts.documents).toEqual({
    heading: path.join(BRAND, "heading.ttf"),
    text: path.join(BRAND, "text.ttf"),
    textBold: path.join(BRAND, "text-bold.ttf"),
  });
});

test("system fonts take as much room as the company's, at regular and bold weights", () => {
  const style = fontStyle(build(ALL).fonts);
  expect(style).toMatch(/--font-heading: Heading, "Heading Fallback: Arial", .+ sans-serif;/);
  const scales = style
    .split("@font-face")
    .slice(1)
    .map((rule) => /"([^"]+)".+weight: ([^;]+).+size-adjust: (\d+)/s.exec(rule)?.slice(1));
  expect(scales).toEqual([
    ["Heading Fallback: Arial", "400 800", "105"],
    ["Heading Fallback: Liberation Sans", "400 800", "105"],
    ["Heading Fallback: Roboto", "400 800", "112"],
    ["Text Fallback: Arial", "400 500", "101"],
    ["Text Fallback: Liberation Sans", "400 500", "101"],
    ["Text Fallback: Roboto", "400 500", "101"],
    ["Text Fallback: Arial", "501 700", "95"],
    ["Text Fallback: Liberation Sans", "501 700", "95"],
    ["Text Fallback: Roboto", "501 700", "101"],
  ]);
});

test("a company without its own fonts has the site's", () => {
  build(ALL);
  const { fonts, issues } = build(NONE);
  expect([fonts, issues]).toEqual([SHIPPED_FONTS, []]);
  expect(published()).toEqual([]); // Gatsby publishes static/
});

test("a font used only in documents doesn't change pages", () => {
  const { fonts } = build({ ...NONE, text: { ...NONE.text, document: "brand/text.ttf" } });
  expect(fonts.text).toEqual(SHIPPED_FONTS.text);
  expect(fonts.documents).toEqual({
    ...SHIPPED_FONTS.documents,
    text: path.join(BRAND, "text.ttf"),
  });
});

test("browsers embolden text that has only one weight", () => {
  const { fonts } = build({ ...NONE, text: { ...NONE.text, web: "brand/heading.woff2" } });
  expect(fonts.text.weights).toBe("400 500");
});

/** A web font with one table of zeros. */
function unpacksTo(length: number): Buffer {
  const compressed = brotliCompressSync(Buffer.alloc(length), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  });
  const header = Buffer.alloc(48);
  header.write("wOF2");
  header.writeUInt32BE(0x10000, 4);
  header.writeUInt16BE(1, 12);
  header.writeUInt32BE(compressed.length, 20);
  return Buffer.concat([header, Buffer.from([5, 100]), compressed]);
}
const half = (name: string) => {
  const bytes = readFileSync(path.join(FIXTURE, name));
  return bytes.subarray(0, bytes.length / 2);
};

test.each<[string, "web" | "document", Buffer | string, string]>([
  ["another file", "web", "GIF89a", "isn't a .woff2 font"],
  ["an empty file", "web", "", "isn't a .woff2 font"],
  ["the older web font format", "web", `wOFF${" ".repeat(99)}`, "isn't a .woff2 font"],
  ["a web font for documents", "document", half("text.woff2"), "isn't a .ttf font"],
  ["half a web font", "web", half("text.woff2"), "is damaged"],
  ["half a document font", "document", half("text.ttf"), "is damaged"],
  [
    "a small file that unpacks to 30 MB",
    "web",
    unpacksTo(30_000_000),
    "unpacks to more than 20 MB",
  ],
  ["a large file", "web", Buffer.alloc(1_000_001), "is larger than 1 MB"],
  [
    "a font for another script",
    "web",
    readFileSync("static/fonts/figtree-latin-df8352cc.woff2"),
    "doesn’t have the letters A B C D E F G H I J K L M N O P Q R S T U V W X Y Z a b c d e f g h i j k l m n o p q r s t u v w x y z",
  ],
])(
  "%s is reported with its field, and the site's font is used",
  async (_name, use, bytes, problem) => {
    const file = use === "web" ? "brand/other.woff2" : "brand/other.ttf";
    await writeFiles(project, { [`content/images/${file}`]: bytes });
    const { fonts, issues } = build({ ...NONE, text: { ...NONE.text, [use]: file } });
    expect(issues).toEqual([
      {
        section: "Company",
        action: "replaced",
        shown: "visitors see the font that comes with the site",
        item: `“content/images/${file}”`,
        field: `brand.fonts.text.${use}`,
        problem,
      },
    ]);
    expect(fonts).toEqual(SHIPPED_FONTS);
  },
);

test("a missing font, a link out of the folder, and a pipe, which never ends, are reported", () => {
  symlinkSync(path.join(FIXTURE, "text.woff2"), path.join(BRAND, "link.woff2"));
  execFileSync("mkfifo", [path.join(BRAND, "pipe.ttf")]);
  const { fonts, issues } = build({
    heading: { web: "brand/none.woff2", document: "brand/pipe.ttf" },
    text: { ...NONE.text, web: "brand/link.woff2" },
  });
  expect(issues.map(({ item, field, problem }) => `${item}: ${field} ${problem}`)).toEqual([
    "“content/images/brand/none.woff2”: brand.fonts.heading.web is missing",
    "“content/images/brand/pipe.ttf”: brand.fonts.heading.document isn’t a file",
    "“content/images/brand/link.woff2”: brand.fonts.text.web is a link, or in a linked folder, that leads outside the content folder; put the file itself there",
  ]);
  expect(fonts).toEqual(SHIPPED_FONTS);
});
