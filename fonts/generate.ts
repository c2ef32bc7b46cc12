/** `npm run fonts`: generates every font file and style that is checked in; see fonts/README.md. */
import { writeFile } from "node:fs/promises";
import { writeFallbackFonts } from "./fallback-fonts";
import { ASCII, type Family, subset } from "./subset";
import { writeWebFonts } from "./web-fonts";

const LATIN_1 = String.fromCodePoint(...Array.from({ length: 96 }, (_, i) => 160 + i));
const DOCUMENT_CHARACTERS = `${ASCII}${LATIN_1}–—‘’“”•…€™`;

/** Writes a TrueType font of brochures and social cards. */
async function writeDocumentFont(family: Family, weight: number): Promise<void> {
  const font = await subset(family, "latin", DOCUMENT_CHARACTERS, weight, "truetype");
  await writeFile(`src/gatsby/outputs/fonts/${family}-${weight}.ttf`, font);
}

Promise.all([
  writeWebFonts(),
  writeFallbackFonts(),
  writeDocumentFont("sora", 600),
  writeDocumentFont("figtree", 400),
  writeDocumentFont("figtree", 600),
]).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
