import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { removeAllBut } from "../../node/files";
import { replaceFile, replaceOutput } from "../../node/replace-file";
import { constantsModule } from "../constants-module";
import type { Faces } from "./face";
import { FONTS_ROUTE, faceConstants, fallbackStyle, familyStyle } from "./face-styles";

/** Path of the module that replaces `src/site/company/face-values.ts` in bundles of pages. */
export const FACES_MODULE = ".cache/face-values.js";
/**
 * Path of the style sheet that `gatsby-browser.tsx` imports: apart, so that custom properties stay together in the one
 * sheet of all pages.
 */
const FAMILY_STYLE = ".cache/font-families.css";
const FALLBACK_STYLE = ".cache/fallback-fonts.css";

/** Writes the module and the style sheets that bundles get, below `root`. */
export function saveFaces(faces: Faces, root = "."): void {
  replaceFile(path.resolve(root, FACES_MODULE), constantsModule(faceConstants(faces)));
  replaceFile(path.resolve(root, FAMILY_STYLE), familyStyle(faces));
  replaceFile(path.resolve(root, FALLBACK_STYLE), fallbackStyle(faces));
}

/** Publishes the web fonts of both faces, and no others. */
export function publishFaces(faces: Faces, publicDirectory: string): void {
  const directory = path.join(publicDirectory, FONTS_ROUTE);
  const fonts = Object.values(faces).flatMap(({ folder, files }) =>
    files.map(({ name }) => ({ name, file: path.join(folder, name) })),
  );
  removeAllBut(
    directory,
    fonts.map(({ name }) => name),
  );
  for (const { name, file } of fonts) {
    const target = path.join(directory, name);
    if (!existsSync(target)) replaceOutput(target, readFileSync(file)); // its name has its hash
  }
}
