import sharp from "sharp";
import { escapeHtml } from "../src/content/model/text";
import { BRAND } from "../src/site/company/brand";
import { BRAND_MARK } from "../src/site/media/brand-mark";
import { MAGENTA, NAVY, WHITE } from "./palette";
import type { Point } from "./shapes";
import { textToPath } from "./text";

const MARK =
  `<path d="${BRAND_MARK.bubble}" fill="url(#m)"/>` +
  `<g fill="none" stroke="${WHITE}" stroke-linecap="round" stroke-linejoin="round">` +
  `<path d="${BRAND_MARK.trunk}" stroke-width="3.8"/>` +
  `<path d="${BRAND_MARK.crown}" fill="${WHITE}" stroke-width="3"/>` +
  `<path d="${BRAND_MARK.signal}" stroke-width="3.8"/></g>`;

const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const svg = ([width, height]: Point, gradients: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(BRAND.name)}"><defs>${gradients}</defs>${body}</svg>\n`;

/** The mark alone; also the favicon. */
export const markSvg = (): string => svg([64, 64], gradient("m", NAVY[700], MAGENTA[600]), MARK);

/** The mark as an icon file of 32 × 32, which browsers ask for at every URL that is no page. */
export async function faviconIco(): Promise<Buffer> {
  const png = await sharp(Buffer.from(markSvg())).resize(32).png({ palette: true }).toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.set([32, 32], 6);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Mark and name, in the colours of the mark's upper left and of the name's two parts. */
async function logo(mark: string, first: string, second: string): Promise<string> {
  const [word = "", ...rest] = BRAND.name.split(" ");
  const style = { size: 200, weight: 700, tracking: -18, decimals: 0 } as const;
  const [one, two] = [await textToPath(word, style), await textToPath(rest.join(" "), style)];
  const scale = 30 / style.size;
  const middle = 87 + one.width * scale;
  const name = (fill: string, left: string, d: string) =>
    `<path fill="${fill}" transform="translate(${left} 39)scale(${scale})" d="${d}"/>`;
  return svg(
    [Math.ceil(middle + two.width * scale + 2), 64],
    gradient("m", mark, MAGENTA[600]),
    MARK + name(first, "78", one.d) + name(second, middle.toFixed(1), two.d),
  );
}

export const logoForLight = () => logo(NAVY[700], NAVY[800], MAGENTA[600]);
export const logoForDark = () => logo(MAGENTA[500], WHITE, MAGENTA[300]);

/** The square icon of the manifest: the mark on navy, inside the safe zone of masked icons. */
export const iconSvg = (size: number): string =>
  svg(
    [size, size],
    gradient("g", NAVY[700], NAVY[950]) + gradient("m", MAGENTA[500], MAGENTA[600]),
    `<rect width="${size}" height="${size}" fill="url(#g)"/>` +
      `<g transform="translate(${size * 0.2} ${size * 0.2}) scale(${(size * 0.6) / 64})">${MARK}</g>`,
  );
