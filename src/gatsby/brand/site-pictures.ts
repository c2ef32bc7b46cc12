import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import * as v from "valibot";
import type { BrandColours } from "../../content/company/site-values";
import { removeAllBut } from "../../node/files";
import { readCacheFile, writeCacheFile } from "../../node/json-file";
import { replaceFile } from "../../node/replace-file";
import { BRAND_COLOURS } from "../../site/company/brand";
import { recoloured } from "./brand-palette";

/** Folders of drawings for sections and in place of missing pictures, which every company's site shows. */
const FOLDERS = ["sections", "fallback"];
const DRAWINGS = "illustrations";
/** The two colours of every drawing as it is checked in. */
const DRAWN: BrandColours = { primary: "#2B3857", accent: "#C5337B" };
/** Folder of the drawings in the company's colours, rendered by its first build and kept for the next ones. */
export const SITE_PICTURES = ".content-cache/site-pictures";
/** Version of the rendering; a higher number renders all drawings again. */
const RENDERING = 1;
const index = v.object({
  rendering: v.literal(RENDERING),
  digests: v.record(v.string(), v.string()),
});
const INDEX_FILE = "index.json";

const isDrawn = ({ primary, accent }: BrandColours): boolean =>
  primary.toLowerCase() === DRAWN.primary.toLowerCase() &&
  accent.toLowerCase() === DRAWN.accent.toLowerCase();

/** Gives a drawing a company's colours: its two, and the shades of them that it has. */
export const inColours = (svg: string, colours: BrandColours = BRAND_COLOURS): string =>
  isDrawn(colours)
    ? svg
    : svg.replace(/#[\da-f]{6}\b/gi, (colour) => recoloured(colour, DRAWN, colours));

/** Renders a drawing as the format that `file` has by its name, in `width` pixels or its own. */
export function render(file: string, svg: string, width?: number): Promise<Buffer> {
  // `unlimited` lets a picture have more elements than the parser's careful default
  const image = sharp(Buffer.from(svg), { unlimited: true }).resize(width);
  if (file.endsWith(".png")) return image.png({ compressionLevel: 9, effort: 10 }).toBuffer();
  const jpeg = { quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true };
  return image.flatten({ background: "#FFFFFF" }).jpeg(jpeg).toBuffer();
}

/** Returns the name of the picture of a drawing of those folders. */
const pictureName = (name: string): string => `${name}.${name === "person" ? "png" : "jpg"}`;

/**
 * Renders the site's own pictures into `directory`, those whose drawing and colours are as before excepted. Returns the
 * names of those that were rendered.
 */
export async function renderSitePictures(
  colours: BrandColours,
  directory: string,
): Promise<readonly string[]> {
  const known = readCacheFile(index, path.join(directory, INDEX_FILE))?.digests ?? {};
  const drawings = FOLDERS.flatMap((folder) =>
    readdirSync(path.resolve(DRAWINGS, folder)).map((file) => ({
      name: `${folder}/${pictureName(path.parse(file).name)}`,
      svg: inColours(readFileSync(path.resolve(DRAWINGS, folder, file), "utf8"), colours),
    })),
  );
  const digests: Record<string, string> = {};
  const changed = drawings.filter(({ name, svg }) => {
    digests[name] = createHash("sha256").update(svg).digest("hex");
    return known[name] !== digests[name] || !existsSync(path.join(directory, name));
  });
  await Promise.all(
    changed.map(async ({ name, svg }) =>
      replaceFile(path.join(directory, name), await render(name, svg)),
    ),
  );
  writeCacheFile(path.join(directory, INDEX_FILE), { rendering: RENDERING, digests });
  removeAllBut(directory, [INDEX_FILE, ...Object.keys(digests)]);
  return changed.map(({ name }) => name);
}

/** Renders the pictures before their folder is read. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await renderSitePictures(BRAND_COLOURS, SITE_PICTURES);
};
