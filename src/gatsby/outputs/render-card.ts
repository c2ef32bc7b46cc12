import sharp from "sharp";
import { escapeHtml } from "../../content/text/plain-text";
import { contentRoot } from "../../content-files/content-root";
import { mix, readableOn } from "../../site/colour";
import { BRAND, BRAND_COLOURS } from "../../site/company/brand";
import { brandPicture, square } from "../brand/brand-files";
import { brandPalette } from "../brand/brand-palette";
import { readCompany } from "../company-file";
import { readFonts } from "../fonts/brand-fonts";
import { FALLBACKS, fontOf, trueType } from "../fonts/fallbacks";
import { drawableText, fontRuns } from "../fonts/letters";

export interface CardWords {
  /** A few words above the title that name the kind of page. */
  readonly eyebrow: string;
  readonly title: string;
  /** Hex colour. If missing, the brand's gradient is used. */
  readonly color?: string;
}

/** Size in pixels that social networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 90;
const BRAND_TOP = 72;
/** Opacity of the layer over a picture, which keeps the words readable on any picture. */
const PICTURE_COVER = 0.8;
const TITLE_WIDTH = 960;
const TITLE_HEIGHT = 290;
/** Font sizes in pixels, tried in order until the title fits. */
const TITLE_SIZES = [76, 64, 54, 46, 38] as const;
const TITLE_MAX_CHARS = 160;
/** Qualities, tried in order until the file is small enough. */
const JPEG_QUALITIES = [78, 64, 50, 36] as const;
const CARD_MAX_BYTES = 61_440;
const { documents } = readFonts(readCompany().company).fonts;
/**
 * Each font file and the family name inside it. Figtree's family name is that of its lightest
 * weight.
 */
const CARD_FONTS = {
  heading: { file: documents.heading, family: fontOf(documents.heading).familyName },
  text: { file: documents.textBold, family: fontOf(documents.textBold).familyName },
};

/** Removes characters that a card font lacks and no fallback has, and adds them to `missing`. */
export const drawableOnCard = (words: string, missing: Set<string>): string =>
  drawableText(words, [documents.heading, documents.textBold], missing);
const NAME = drawableOnCard(BRAND.name, new Set()).trim();

export const cardFallbacks = (words: string, font: keyof typeof CARD_FONTS): readonly string[] => {
  const fonts = fontRuns(words, [CARD_FONTS[font].file]).map((run) => run.font);
  return FALLBACKS.filter((file) => fonts.includes(file));
};

const registered = new Map<string, Promise<unknown>>();

/** Registers a fallback font with Pango by drawing with it once. Returns its family. */
async function fallbackFamily(fallback: string): Promise<string> {
  const register = async () =>
    sharp({ text: { text: "x", fontfile: await trueType(fallback, 600) } }).toBuffer();
  const registering = registered.get(fallback) ?? register();
  registered.set(fallback, registering);
  await registering;
  return fontOf(fallback).familyName;
}

export async function drawCard({ eyebrow, title, color }: CardWords): Promise<Buffer> {
  const [ground, label, heading] = await Promise.all([
    groundImage(color),
    textImage(eyebrow, { font: "text", size: 32 }),
    titleImage(title),
  ]);
  const top = Math.round((HEIGHT - heading.height) / 2) + 34;
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  const pixels = await sharp(ground, { raw })
    .composite([
      { input: label.data, left: LEFT, top: top - 62 },
      { input: heading.data, left: LEFT, top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  let image = pixels;
  for (const quality of JPEG_QUALITIES) {
    image = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer();
    if (image.length <= CARD_MAX_BYTES) break;
  }
  return image;
}

const grounds = new Map<string, Promise<Buffer>>();

/** Returns the background for a colour as raw pixels. Each background is only drawn once. */
function groundImage(color: string | undefined): Promise<Buffer> {
  const key = color ?? "";
  const known = grounds.get(key) ?? drawGround(color);
  grounds.set(key, known);
  return known;
}

async function drawGround(color: string | undefined): Promise<Buffer> {
  const brand = NAME ? await textImage(NAME, { font: "heading", size: 36 }) : null;
  const { company, drawings } = readCompany();
  const logo = await square(drawings.markOnDark, 68);
  const { cardGround } = company.brand;
  const picture = await brandPicture(cardGround, contentRoot(), WIDTH, HEIGHT);
  const ground = Buffer.from(background(color, picture ? PICTURE_COVER : 1));
  return sharp(picture ?? ground)
    .composite([
      ...(picture ? [{ input: ground }] : []),
      { input: logo, left: LEFT, top: BRAND_TOP - 14 },
      ...(brand ? [{ input: brand.data, left: LEFT + 88, top: BRAND_TOP }] : []),
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

interface TextImage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws white text with font files, so that it looks the same on every machine. */
async function textImage(
  text: string,
  { font, size, width }: { font: keyof typeof CARD_FONTS; size: number; width?: number },
): Promise<TextImage> {
  const { file, family } = CARD_FONTS[font];
  const families = [family, ...(await Promise.all(cardFallbacks(text, font).map(fallbackFamily)))];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white">${escapeHtml(text)}</span>`,
      font: `${[...new Set(families)].join(", ")}, SemiBold ${size}`,
      fontfile: file,
      rgba: true,
      dpi: 72,
      ...(width ? { width, wrap: "word" } : {}),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Draws the title as large as possible, shortened if it's too long. */
async function titleImage(title: string): Promise<TextImage> {
  const characters = [...title];
  const text =
    characters.length > TITLE_MAX_CHARS
      ? `${characters.slice(0, TITLE_MAX_CHARS - 1).join("")}…`
      : title;
  let image: TextImage | undefined;
  for (const size of TITLE_SIZES) {
    image = await textImage(text, { font: "heading", size, width: TITLE_WIDTH });
    if (image.height <= TITLE_HEIGHT && image.width <= WIDTH - 2 * LEFT) return image;
  }
  if (!image) throw new Error("titleImage: there is no size to try");
  // a single word is wider than the card
  const { data, info } = await sharp(image.data)
    .resize({
      width: WIDTH - 2 * LEFT,
      height: TITLE_HEIGHT,
      fit: "inside",
      withoutEnlargement: true,
    })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const { primary, accent } = brandPalette(BRAND_COLOURS);

/** Returns the background as SVG, without text, because text would use the machine's fonts. */
function background(color: string | undefined, opacity: number): string {
  const dark = mix(primary, "#000000", 0.55);
  const end = color ? readableOn(mix(color, primary, 0.8)) : accent;
  const arcs = [90, 180, 270, 360, 450, 540]
    .map((radius, i) => {
      const opacity = (0.28 - i * 0.04).toFixed(2);
      return `<circle cx="${WIDTH}" cy="0" r="${radius}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="2"/>`;
    })
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="ground" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${dark}"/><stop offset=".55" stop-color="${primary}"/><stop offset="1.1" stop-color="${end}"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)" fill-opacity="${opacity}"/>${arcs}
<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${color ?? accent}"/></svg>`;
}
