import { createHash } from "node:crypto";
import { DOCUMENT_WEIGHTS, type Face, type FaceRole } from "./face";
import { fallbacksOf } from "./fallback-fonts";
import { openFont } from "./open-font";
import { type FontFile, subset, type Weight, weightsWithin } from "./subset";
import { DOCUMENT_CHARACTERS, unicodeRange } from "./unicode-range";

/** Weights of the web fonts; a variable font of headings would cost every visitor 7 KB more. */
const WEB_WEIGHTS: Readonly<Record<FaceRole, Weight>> = {
  heading: 600,
  text: { min: 400, max: 700 },
};

/** The characters of one web font, and a font that has them. */
export interface FaceSubset {
  readonly source: FontFile;
  readonly characters: readonly string[];
  /** Ending of the file's name before the hash, as in "-latin". */
  readonly suffix: string;
}

export interface FaceSource {
  readonly role: FaceRole;
  readonly family: string;
  /** Beginning of the files' names: letters a to z, digits and hyphens. */
  readonly slug: string;
  /** Character subsets of the face; the first has the common characters, and those of documents. */
  readonly subsets: readonly [FaceSubset, ...FaceSubset[]];
}

/** A face and the contents of its files, by name. */
export interface MadeFace {
  readonly face: Face;
  readonly files: Readonly<Record<string, Buffer>>;
}

/**
 * Makes the files of a face: a web font of each subset, with the hash of its content in its name, and TrueType fonts of
 * the weights that documents have. Equal fonts make equal bytes. Rejects where a font is damaged.
 */
export async function makeFace({ role, family, slug, subsets }: FaceSource): Promise<MadeFace> {
  const [{ source }] = subsets;
  const webFonts = subsets.map(async ({ source: font, characters, suffix }) => {
    const bytes = await subset(font, characters, WEB_WEIGHTS[role], "woff2");
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    const name = `${slug}${suffix}-${hash}.woff2`;
    return { name, bytes, unicodeRange: unicodeRange(characters) };
  });
  const documents = DOCUMENT_WEIGHTS[role].map(async (weight) => {
    const bytes = await subset(source, DOCUMENT_CHARACTERS, weight, "truetype");
    return { name: `${weight}.ttf`, bytes, weight, font: openFont(bytes) };
  });
  const [web, fonts] = await Promise.all([Promise.all(webFonts), Promise.all(documents)]);
  return {
    face: {
      family,
      weights: cssWeights(role, source),
      files: web.map(({ name, unicodeRange }) => ({ name, unicodeRange })),
      fallbacks: fonts.flatMap(({ font, weight }) => fallbacksOf(font, role, weight)),
      documentFamily: fonts[0]?.font.familyName ?? family,
    },
    files: Object.fromEntries([...web, ...fonts].map(({ name, bytes }) => [name, bytes])),
  };
}

/**
 * Returns the CSS weights for which a face serves. Headings have one weight, whatever it is; for strong text browsers
 * embolden a font of one weight.
 */
function cssWeights(role: FaceRole, { font }: FontFile): string {
  if (role === "heading") return "400 800";
  const weights = weightsWithin(font, WEB_WEIGHTS.text);
  return weights === null || typeof weights === "number" ? "400 500" : "400 700";
}
