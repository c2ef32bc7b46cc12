import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import * as v from "valibot";
import type { BrandColours } from "../../content/company/site-values";
import { type ContentIssue, contentIssue } from "../../content/model/report";
import {
  contentRoot,
  IMAGES_FOLDER,
  listBelow,
  readPicture,
  shownPath,
} from "../../content-files/content-root";
import { removeAllBut } from "../../node/files";
import { readCacheFile, writeCacheFile } from "../../node/json-file";
import { replaceFile } from "../../node/replace-file";
import { BRAND, BRAND_COLOURS } from "../../site/company/brand";
import { checkImage } from "../images/image-check";
import { recoloured } from "./brand-palette";

/**
 * Folders of drawings that every company's site shows, in sections and in place of missing
 * pictures.
 */
const FOLDERS = ["sections", "fallback"];
const DRAWINGS = "illustrations";
/** The colours that all checked-in drawings use. */
const DRAWN: BrandColours = { primary: "#2B3857", accent: "#C5337B" };
/**
 * Folder for the drawings in the company's colours. The first build renders them, and later builds
 * reuse them.
 */
export const SITE_PICTURES = ".content-cache/site-pictures";
/** Increase this to render all drawings again. */
const RENDERING = 2;
const index = v.object({
  rendering: v.literal(RENDERING),
  /** Digest of each picture's source. */
  digests: v.record(v.string(), v.string()),
  /** Why a company's own picture can't be shown, by file. */
  problems: v.record(v.string(), v.string()),
});
const INDEX_FILE = "index.json";

/**
 * Folder, below `images/` in the content folder, for a company's own pictures that replace
 * drawings.
 */
export const OWN_PICTURES = "site";
const OWN_PICTURE = /^([\w-]+)\.(?:jpe?g|png|webp|avif|gif)$/i;

const isDrawn = ({ primary, accent }: BrandColours): boolean =>
  primary.toLowerCase() === DRAWN.primary.toLowerCase() &&
  accent.toLowerCase() === DRAWN.accent.toLowerCase();

/** Recolours a drawing and its shades with a company's colours. */
export const inColours = (svg: string, colours: BrandColours = BRAND_COLOURS): string =>
  isDrawn(colours)
    ? svg
    : svg.replace(/#[\da-f]{6}\b/gi, (colour) => recoloured(colour, DRAWN, colours));

/**
 * Removes groups for other countries from a drawing. Groups such as `<g data-country="KE">` mustn't
 * be nested.
 */
export const inCountry = (svg: string, countryCode: string = BRAND.address.countryCode): string =>
  svg.replace(/<g data-country="(\w+)">[\s\S]*?<\/g>/g, (group, code) =>
    code === countryCode ? group : "",
  );

/**
 * Renders a drawing in the format of `file`'s extension, `width` pixels wide. By default, the
 * drawing keeps its own width.
 */
export const render = (file: string, svg: string, width?: number): Promise<Buffer> =>
  // `unlimited` allows more elements than the parser's cautious default
  encoded(file, sharp(Buffer.from(svg), { unlimited: true }).resize(width));

function encoded(file: string, image: sharp.Sharp): Promise<Buffer> {
  if (file.endsWith(".png")) return image.png({ compressionLevel: 9, effort: 10 }).toBuffer();
  const jpeg = { quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true };
  return image.flatten({ background: "#FFFFFF" }).jpeg(jpeg).toBuffer();
}

/** Returns the drawings in `FOLDERS` by name, such as "about". */
const drawings = (): ReadonlyMap<string, { readonly file: string; readonly picture: string }> =>
  new Map(
    FOLDERS.flatMap((folder) =>
      readdirSync(path.resolve(DRAWINGS, folder)).map((file) => {
        const { name } = path.parse(file);
        const ending = name === "person" ? "png" : "jpg";
        const picture = `${folder}/${name}.${ending}`;
        return [name, { file: path.resolve(DRAWINGS, folder, file), picture }] as const;
      }),
    ),
  );

/**
 * Lists the files in `images/site/` of the content folder `root`. `own` contains those that replace
 * a drawing, by the drawing's name, and `unused` contains the rest.
 */
export function ownPictures(root: string): {
  readonly own: ReadonlyMap<string, string>;
  readonly unused: readonly string[];
} {
  const names = drawings();
  const own = new Map<string, string>();
  const unused: string[] = [];
  const listed = listBelow(root, `${IMAGES_FOLDER}/${OWN_PICTURES}`);
  for (const file of "problem" in listed ? [] : listed.filter((one) => !one.startsWith("."))) {
    const [, name = ""] = OWN_PICTURE.exec(file) ?? [];
    if (names.has(name) && !own.has(name)) own.set(name, `${OWN_PICTURES}/${file}`);
    else unused.push(`${OWN_PICTURES}/${file}`);
  }
  return { own, unused };
}

interface PicturedCompany {
  readonly colours: BrandColours;
  readonly countryCode: string;
  /** Path of the company's content folder. */
  readonly root: string;
}

/**
 * Renders the site's pictures into `directory`, each from a drawing in the company's colours or
 * from the company's own picture. Skips pictures whose source hasn't changed, and returns the names
 * of the others.
 */
export async function renderSitePictures(
  { colours, countryCode, root }: PicturedCompany,
  directory: string,
): Promise<readonly string[]> {
  const known = readCacheFile(index, path.join(directory, INDEX_FILE))?.digests ?? {};
  const { own } = ownPictures(root);
  const digests: Record<string, string> = {};
  const problems: Record<string, string> = {};
  const changed: string[] = [];
  const isKept = (picture: string, source: string | Buffer): boolean => {
    digests[picture] = createHash("sha256").update(source).digest("hex");
    return known[picture] === digests[picture] && existsSync(path.join(directory, picture));
  };
  const write = (picture: string, bytes: Buffer) => {
    replaceFile(path.join(directory, picture), bytes);
    changed.push(picture);
  };
  const writeOwn = async (picture: string, name: string): Promise<boolean> => {
    const bytes = readPicture(root, name);
    if (!("problem" in bytes) && isKept(picture, bytes)) return true;
    const image = "problem" in bytes ? bytes : await checkImage(bytes);
    if ("problem" in image) {
      problems[name] = image.problem;
      return false;
    }
    write(picture, await encoded(picture, sharp(image.bytes)));
    return true;
  };
  const writing = [...drawings()].map(async ([name, { file, picture }]) => {
    const ownName = own.get(name);
    if (ownName && (await writeOwn(picture, ownName))) return;
    const svg = inColours(inCountry(readFileSync(file, "utf8"), countryCode), colours);
    if (!isKept(picture, svg)) write(picture, await render(picture, svg));
  });
  await Promise.all(writing);
  writeCacheFile(path.join(directory, INDEX_FILE), { rendering: RENDERING, digests, problems });
  removeAllBut(directory, [INDEX_FILE, ...Object.keys(digests)]);
  return changed;
}

/** Reports the company's own pictures that couldn't be rendered. */
export function sitePictureIssues(directory = SITE_PICTURES): readonly ContentIssue[] {
  const { problems = {} } = readCacheFile(index, path.join(directory, INDEX_FILE)) ?? {};
  return Object.entries(problems).map(([name, problem]) =>
    contentIssue({
      section: "The site’s pictures",
      item: `“${shownPath(contentRoot(), `${IMAGES_FOLDER}/${name}`)}”`,
      field: "image",
      problem,
      action: "replaced",
      shown: "visitors see the drawing that comes with the site",
    }),
  );
}

/** Renders the pictures before Gatsby reads their folder. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  const { countryCode } = BRAND.address;
  const company = { colours: BRAND_COLOURS, countryCode, root: contentRoot() };
  await renderSitePictures(company, SITE_PICTURES);
};
