import { writeFile } from "node:fs/promises";
import path from "node:path";
import { ASCII, type Family, subset } from "./subset";

const FOLDER = "src/gatsby/outputs/fonts";
const LATIN_1 = String.fromCodePoint(...Array.from({ length: 96 }, (_, i) => 160 + i));
const CHARACTERS = `${ASCII}${LATIN_1}–—‘’“”•…€™`;

const FONTS: readonly (readonly [Family, number])[] = [
  ["sora", 600],
  ["figtree", 400],
  ["figtree", 600],
];

/** Writes the TrueType fonts of brochures and social cards. */
export async function writeDocumentFonts(): Promise<void> {
  for (const [family, weight] of FONTS) {
    const font = await subset(family, "latin", CHARACTERS, weight, "truetype");
    await writeFile(path.join(FOLDER, `${family}-${weight}.ttf`), font);
  }
}
