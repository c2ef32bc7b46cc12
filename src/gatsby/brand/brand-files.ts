import path from "node:path";
import sharp from "sharp";
import type { ContentIssue } from "../../content/model/report";
import { readPicture } from "../../content-files/content-root";
import { replaceOutput } from "../../node/replace-file";
import { checkImage } from "../images/image-check";
import { type BrandDrawings, type BrandName, drawingIssue } from "./brand-drawings";
import { brandPalette } from "./brand-palette";
import type { Drawing } from "./clean-svg";

/** Square icon from which the web manifest's icons are made. Each build writes it. */
export const ICON_FILE = ".content-cache/brand/icon.png";
const ICON_PX = 1024;
const FAVICON_PX = 32;

/**
 * Makes all files that derive from the brand's drawings. Files that pages link to go to
 * `publicDirectory`, and files that later build steps read go to the project. Returns issues about
 * pictures that can't be used.
 */
export async function writeBrandFiles(
  company: BrandName,
  drawings: BrandDrawings,
  root: string,
  publicDirectory: string,
): Promise<readonly ContentIssue[]> {
  const publish = (name: string, content: string | Buffer) =>
    replaceOutput(path.join(publicDirectory, name), content);
  const { logo, logoOnDark, mark, markOnDark } = drawings;
  publish("logo.svg", logo.svg);
  publish("logo-light.svg", logoOnDark.svg);
  publish("mark.svg", mark.svg);
  publish("favicon.svg", mark.svg);
  publish("favicon.ico", iconFile(await square(mark, FAVICON_PX, { palette: true })));

  const { primary } = brandPalette(company.brand.colours);
  const own = await brandPicture(company.brand.icon, root, ICON_PX, ICON_PX);
  replaceOutput(ICON_FILE, own ?? (await plainIcon(markOnDark, primary)));
  return brandPictureIssues(company, root);
}

/** Checks the brand's icon and the background of its social cards. */
export async function brandPictureIssues(
  { brand }: Pick<BrandName, "brand">,
  root: string,
): Promise<readonly ContentIssue[]> {
  const issues: ContentIssue[] = [];
  for (const field of ["icon", "cardGround"] as const) {
    const file = brand[field];
    const picture = file ? await drawPicture(file, root, 1, 1) : null;
    if (picture && "problem" in picture) {
      issues.push(drawingIssue(field, file, picture.problem, "visitors see a plain one", root));
    }
  }
  return issues;
}

/**
 * Returns a picture from the content folder `root` as a PNG of the given size, or null if it's
 * missing or unusable.
 */
export async function brandPicture(
  file: string,
  root: string,
  width: number,
  height: number,
): Promise<Buffer | null> {
  const picture = file ? await drawPicture(file, root, width, height) : null;
  return picture && !("problem" in picture) ? picture : null;
}

async function drawPicture(file: string, root: string, width: number, height: number) {
  const bytes = readPicture(root, file);
  const checked = "problem" in bytes ? bytes : await checkImage(bytes);
  if ("problem" in checked) return checked;
  return sharp(checked.bytes).resize(width, height, { fit: "cover" }).png().toBuffer();
}

/** Draws a mark as PNG, in a square of `side` pixels. */
export const square = ({ svg, width, height }: Drawing, side: number, png: sharp.PngOptions = {}) =>
  sharp(Buffer.from(svg), { density: Math.min(2400, (72 * side) / Math.max(width, height)) })
    .resize(side, side, { fit: "contain", background: "#00000000" })
    .png(png)
    .toBuffer();

/** Draws the mark on the primary colour, within the safe zone of maskable icons. */
async function plainIcon(mark: Drawing, background: string): Promise<Buffer> {
  const middle = await square(mark, Math.round(ICON_PX * 0.6));
  return sharp({ create: { width: ICON_PX, height: ICON_PX, channels: 3, background } })
    .composite([{ input: middle }])
    .png()
    .toBuffer();
}

/**
 * Wraps a 32 × 32 PNG as an ICO file. Browsers request `/favicon.ico` for URLs that aren't pages.
 */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // containing one picture
  head.set([FAVICON_PX, FAVICON_PX], 6);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
