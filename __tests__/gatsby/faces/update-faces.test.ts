import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { readCompany } from "../../../src/gatsby/company-file";
import { faceConstants } from "../../../src/gatsby/faces/face-styles";
import { documentFont, readFaces } from "../../../src/gatsby/faces/faces";
import { openFont } from "../../../src/gatsby/faces/open-font";
import { charactersOf } from "../../../src/gatsby/faces/unicode-range";
import { updateFaces } from "../../../src/gatsby/faces/update-faces";
import { removedPage } from "../../../src/gatsby/outputs/hosts/removed-page";
import { filesBelow } from "../../../src/node/files";
import { CATALOGUE } from "../../fixtures/catalogue";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const project = temporaryFolder();
const FONTS = "__tests__/fixtures/second-company/content/images/brand";
const { company } = readCompany();

beforeEach(() => {
  for (const name of readdirSync(project)) rmSync(path.join(project, name), { recursive: true });
  mkdirSync(path.join(project, "content/images"), { recursive: true });
  cpSync(FONTS, path.join(project, "content/images/brand"), { recursive: true });
});

/** The company with these faces, and what a build makes of them. */
async function build(heading: string, text: string) {
  const branded = { ...company, brand: { ...company.brand, faces: { heading, text } } };
  const result = await updateFaces(branded, path.join(project, "content"), project);
  return { ...result, faces: readFaces(branded, path.join(project, "content"), project) };
}
const BOTH = ["brand/heading.woff2", "brand/text.woff2"] as const;

const published = () => readdirSync(path.join(project, "public/fonts")).sort();
const generated = (name: string) => readFileSync(path.join(project, ".cache", name), "utf8");

test("both faces are the company's: web fonts, fallbacks, names and document fonts", async () => {
  const { issues, faces } = await build(...BOTH);
  expect(issues).toEqual([]);
  expect(published().map((name) => name.replace(/-[\da-f]{8}\./, "."))).toEqual([
    ...["nunito.woff2", "nunito-latin.woff2", "nunito-others.woff2"],
    ...["young-serif.woff2", "young-serif-latin.woff2", "young-serif-others.woff2"],
  ]);
  const module = generated("face-values.js");
  expect(module).toContain(
    'font-family:\\"Young Serif\\";font-weight:400 800;font-display:optional',
  );
  expect(module).toContain('font-family:\\"Nunito\\";font-weight:400 700;font-display:optional');
  expect(faceConstants(faces).FIRST_FONTS).toEqual(['600 1em "Young Serif"', "1em Nunito"]);
  expect(generated("font-families.css")).toBe(
    ':root{--font-heading: "Young Serif", "Young Serif Fallback", "Young Serif Roboto", system-ui, sans-serif;' +
      '--font-text: "Nunito", "Nunito Fallback", "Nunito Roboto", system-ui, sans-serif;}\n',
  );
  const fallbacks = generated("fallback-fonts.css").trim().split("\n");
  expect(fallbacks.map((rule) => /family: "([^"]+)"/.exec(rule)?.[1])).toEqual([
    ...["Young Serif Fallback", "Young Serif Roboto", "Nunito Fallback", "Nunito Roboto"],
    ...["Nunito Fallback", "Nunito Roboto"],
  ]);
  const strong = openFont(readFileSync(documentFont(faces, "text", 600)));
  expect(strong["OS/2"].usWeightClass).toBe(600);
  expect(strong.hasGlyphForCodePoint("€".codePointAt(0) ?? 0)).toBe(true);
  expect(removedPage(CATALOGUE.navigation, faces)).toMatch(
    /1\.6 Nunito,system-ui.+1\.15 "Young Serif",system-ui/s,
  );
  const all = [
    module,
    generated("font-families.css"),
    fallbacks.join(""),
    removedPage(CATALOGUE.navigation, faces),
  ];
  expect(all.join("")).not.toMatch(/sora|figtree/i);
});

test("the first web font has common characters, and all together every character of the font, each once", async () => {
  const { faces } = await build(...BOTH);
  const { folder, files } = faces.text;
  const ranges = files.map(({ unicodeRange }) => charactersOf(unicodeRange));
  expect(ranges[0]).toEqual(expect.arrayContaining([..."Az09 –’€"]));
  expect(ranges[1]).toEqual(expect.arrayContaining([..."éñ¿"]));
  const source = openFont(readFileSync(path.join(FONTS, "text.woff2")));
  expect(ranges.flat().sort()).toEqual(
    source.characterSet.map((point) => String.fromCodePoint(point)).sort(),
  );
  for (const [i, { name }] of files.entries()) {
    const font = openFont(readFileSync(path.join(folder, name)));
    expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
    const characters = font.characterSet.map((point) => String.fromCodePoint(point));
    expect(characters).toEqual(expect.arrayContaining(ranges[i] ?? ["no such range"]));
  }
});

test("a rebuild makes nothing again; another font is made, and what was made of the former goes", async () => {
  await build(...BOTH);
  const made = () =>
    filesBelow(path.join(project, ".content-cache")).map(
      (file) => `${file} ${statSync(path.join(project, ".content-cache", file)).ino}`,
    );
  const before = made();
  await build(...BOTH);
  expect(made()).toEqual(before);
  cpSync(`${FONTS}/text.woff2`, path.join(project, "content/images/brand/heading.woff2"));
  const { faces } = await build(...BOTH);
  expect(faces.heading.folder).not.toContain(before[0]?.split("/")[2]);
  expect(readdirSync(path.join(project, ".content-cache/brand/faces"))).toHaveLength(2);
  expect(published().join()).not.toContain("young-serif");
  // one family for both, in two weights: no rule of one is taken for the other
  expect([faces.heading.family, faces.text.family]).toEqual(["Nunito Heading", "Nunito"]);
});

test("one face of its own is beside the site's other one, and without any there are the site's", async () => {
  const { faces } = await build("", "brand/text.woff2");
  expect([faces.heading.family, faces.text.family]).toEqual(["Sora", "Nunito"]);
  expect(published().join()).toMatch(/^nunito-.+,sora-/);
  await build("", "");
  expect(published().map((name) => name.split("-")[0])).toEqual([
    ...["figtree", "figtree", "figtree", "sora", "sora", "sora"],
  ]);
  expect(readdirSync(path.join(project, ".content-cache/brand/faces"))).toEqual([]);
});

test("text of one weight leaves strong text to browsers", async () => {
  const { faces } = await build("", "brand/heading.woff2");
  expect(faces.text.weights).toBe("400 500");
});

test("a font that cannot be used is named with its field, and the site's face is shown", async () => {
  await writeFiles(project, { "content/images/brand/heading.woff2": "no font" });
  const { faces, issues, fetchedBytes } = await build("brand/heading.woff2", "brand/none.woff2");
  const common = {
    section: "Company",
    action: "replaced",
    shown: "the face that comes with the site",
  };
  expect(issues).toEqual([
    {
      ...common,
      item: "“content/images/brand/heading.woff2”",
      field: "brand.faces.heading",
      problem: "is no WOFF2 font",
    },
    {
      ...common,
      item: "“content/images/brand/none.woff2”",
      field: "brand.faces.text",
      problem: "is missing",
    },
  ]);
  expect([faces.heading.family, faces.text.family]).toEqual(["Sora", "Figtree"]);
  expect(fetchedBytes).toEqual({});
});

/** The same font with outlines that make no sense, though its tables can be opened. */
function withoutOutlines(font: Buffer): Buffer {
  const START = 99; // of the tables, after their directory
  const SIZE_AT = 20;
  const size = font.readUInt32BE(SIZE_AT);
  const tables = brotliDecompressSync(font.subarray(START, START + size));
  tables.fill(0xff, 17_720, 17_756); // the head of the outlines
  const packed = brotliCompressSync(tables);
  const padding = Buffer.alloc((4 - ((START + packed.length) % 4)) % 4);
  const damaged = Buffer.concat([font.subarray(0, START), packed, padding]);
  damaged.writeUInt32BE(packed.length, SIZE_AT);
  damaged.writeUInt32BE(damaged.length, 8);
  return damaged;
}

test("a font that is damaged inside is named likewise, and nothing of it is published", async () => {
  const font = withoutOutlines(readFileSync(`${FONTS}/heading.woff2`));
  await writeFiles(project, { "content/images/brand/heading.woff2": font });
  const { faces, issues } = await build("brand/heading.woff2", "");
  expect(issues).toEqual([
    expect.objectContaining({
      field: "brand.faces.heading",
      problem: "is damaged: no subset can be made of it",
    }),
  ]);
  expect(faces.heading.family).toBe("Sora");
  expect(published().map((name) => name.split("-")[0])).toEqual([
    ...["figtree", "figtree", "figtree", "sora", "sora", "sora"],
  ]);
});

test("what every page fetches of a company's own face is measured", async () => {
  const { faces, fetchedBytes } = await build("", "brand/text.woff2");
  const [first] = faces.text.files;
  const { size } = statSync(path.join(project, "public/fonts", first?.name ?? ""));
  expect(fetchedBytes).toEqual({ "brand.faces.text": size });
});
