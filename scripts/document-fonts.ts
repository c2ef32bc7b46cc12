/**
 * Makes `src/gatsby/outputs/fonts/*.ttf`, the faces of brochures and social cards, from the installed font
 * packages. Run it after a change of font package: `npx tsx scripts/document-fonts.ts`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const DIRECTORY = path.resolve("src/gatsby/outputs/fonts");
const CHARACTERS = [
  String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i)),
  String.fromCodePoint(...Array.from({ length: 96 }, (_, i) => 160 + i)),
  "–—‘’“”•…€™",
].join("");

const FACES = [
  { face: "sora", weight: 600 },
  { face: "figtree", weight: 400 },
  { face: "figtree", weight: 600 },
] as const;

async function main(): Promise<void> {
  await mkdir(DIRECTORY, { recursive: true });
  for (const { face, weight } of FACES) {
    const source = `node_modules/@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`;
    const font = await subsetFont(await readFile(path.resolve(source)), CHARACTERS, {
      targetFormat: "truetype",
      variationAxes: { wght: weight },
    });
    await writeFile(path.join(DIRECTORY, `${face}-${weight}.ttf`), font);
  }
}

void main();
