/** `npm run fonts`: makes the faces that come with the site, which are checked in; see fonts/README.md. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type FaceRole, SHIPPED_FACES } from "../src/gatsby/faces/face";
import { makeFace } from "../src/gatsby/faces/make-face";
import { openFont } from "../src/gatsby/faces/open-font";
import type { FontFile } from "../src/gatsby/faces/subset";
import { COMMON_CHARACTERS, charactersOf } from "../src/gatsby/faces/unicode-range";
import { writeFace } from "../src/gatsby/faces/write-face";

/** Names of the faces, each with a file of its package. */
const PACKAGES: Readonly<Record<FaceRole, readonly [family: string, file: string]>> = {
  heading: ["Sora", require.resolve("@fontsource-variable/sora/unicode.json")],
  text: ["Figtree", require.resolve("@fontsource-variable/figtree/unicode.json")],
};

async function writeShippedFace(role: FaceRole): Promise<void> {
  const [family, rangesFile] = PACKAGES[role];
  const slug = family.toLowerCase();
  const ranges: Record<string, string> = JSON.parse(readFileSync(rangesFile, "utf8"));
  const upright = (script: string): FontFile => {
    const file = `files/${slug}-${script}-wght-normal.woff2`;
    const bytes = readFileSync(path.join(path.dirname(rangesFile), file));
    return { bytes, font: openFont(bytes) };
  };
  const others = (script: string) =>
    charactersOf(ranges[script] ?? "").filter((one) => !COMMON_CHARACTERS.includes(one));
  const latin = upright("latin");
  const face = await makeFace({
    role,
    family,
    slug,
    subsets: [
      { source: latin, characters: COMMON_CHARACTERS, suffix: "" },
      { source: latin, characters: others("latin"), suffix: "-latin" },
      { source: upright("latin-ext"), characters: others("latin-ext"), suffix: "-latin-ext" },
    ],
  });
  writeFace(face, path.resolve(SHIPPED_FACES, role));
}

Promise.all([writeShippedFace("heading"), writeShippedFace("text")]).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
