import type { FaceInFolder, Faces } from "./face";

/** Folder of the published web fonts. */
export const FONTS_ROUTE = "/fonts";

const urlOf = (file: { readonly name: string }): string => `${FONTS_ROUTE}/${file.name}`;

/** Quotes the name of a font family for CSS; a name of one word needs no quotation marks. */
export const cssName = (family: string): string =>
  /^[A-Za-z]+$/.test(family) ? family : `"${family}"`;

/** Returns the `@font-face` rules of the web fonts of a face. */
const webFontRules = ({ family, weights, files }: FaceInFolder): string =>
  files
    .map(
      (file) =>
        `@font-face{font-family:"${family}";font-weight:${weights};font-display:optional;` +
        `src:url("${urlOf(file)}") format("woff2");unicode-range:${file.unicodeRange}}`,
    )
    .join("");

/** Returns the constants of `src/styles/font-loading.ts`, which every page has. */
export function faceConstants({ heading, text }: Faces) {
  const both = [heading, text];
  return {
    /** The `@font-face` rules of the web fonts. */
    WEB_FONTS: both.map(webFontRules).join(""),
    /** URLs of the files that every page needs. */
    COMMON_FONTS: both.flatMap(({ files }) => files.slice(0, 1).map(urlOf)),
    /** Fonts that the page's script asks the browser for, in CSS notation. */
    FIRST_FONTS: [`600 1em ${cssName(heading.family)}`, `1em ${cssName(text.family)}`],
  };
}

/** Returns the style sheet with the rules of the fallback faces. */
export const fallbackStyle = ({ heading, text }: Faces): string =>
  [heading, text]
    .flatMap(({ family, fallbacks }) =>
      fallbacks.map(
        ({ suffix, declarations }) =>
          `@font-face{font-family: "${family} ${suffix}"; ${declarations}}\n`,
      ),
    )
    .join("");

/** Returns the style sheet with the names of both faces, each followed by its fallbacks. */
export function familyStyle({ heading, text }: Faces): string {
  const list = ({ family, fallbacks }: FaceInFolder) => {
    const names = [family, ...fallbacks.map(({ suffix }) => `${family} ${suffix}`)];
    return [...new Set(names)].map((name) => `"${name}"`).join(", ");
  };
  const property = (name: string, face: FaceInFolder) =>
    `--font-${name}: ${list(face)}, system-ui, sans-serif;`;
  return `:root{${property("heading", heading)}${property("text", text)}}\n`;
}
