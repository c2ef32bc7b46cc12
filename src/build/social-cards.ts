import { createHash } from "node:crypto";
import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { BRAND } from "../site/brand";
import { mix, readableOn } from "../site/colour";
import { DEFAULT_CARD, type PageCard, socialCard } from "../site/social-cards";
import { replaceFile } from "./replace-file";

/** What one card says. Its address is that of `socialCard`, or `DEFAULT_CARD`. */
export interface CardPlan {
  readonly address: string;
  /** Kind of page, in a few words. */
  readonly eyebrow: string;
  readonly title: string;
  /** Hex colour of the subject; the brand's gradient without one. */
  readonly color?: string;
}

/** Size that social networks ask for, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 90;
const BRAND_TOP = 72;
const TITLE_WIDTH = 960;
const TITLE_HEIGHT = 290;
/** Tried from the top until the title fits. */
const TITLE_SIZES = [76, 64, 54, 46, 38] as const;
const TITLE_MAX_CHARS = 160;
/** Tried from the top until the file is small enough. */
const JPEG_QUALITIES = [78, 64, 50, 36] as const;
const CARD_MAX_BYTES = 61_440;
/** A card takes up to a tenth of a second: the first build draws this many, the next ones the rest. */
const DRAWN_FIRST = 100;
const DRAWN_LATER = 20;
/** A higher one draws every card anew; raise it when the drawing changes. */
const DRAWING = 1;
const AT_A_TIME = 2;

/** `family` is the name inside the file: that of Figtree's lightest cut, whatever its weight. */
const FONT = {
  title: { family: "Sora", file: "src/build/fonts/sora-600.ttf" },
  text: { family: "Figtree Light", file: "src/build/fonts/figtree-600.ttf" },
} as const;

const PAGE_CARDS: Readonly<Record<PageCard, { readonly eyebrow: string; readonly title: string }>> =
  {
    about: { eyebrow: "About us", title: "The people behind the messages" },
    services: { eyebrow: "Services", title: "Messaging, voice, payments and software" },
    testimonials: { eyebrow: "Testimonials", title: "Hear from Our Clients" },
    blog: { eyebrow: "Blog", title: "Insights, tips, and updates from our team" },
    contact: { eyebrow: "Contact", title: "Tell us what you want to reach" },
    pricing: { eyebrow: "Pricing", title: "Transparent & Flexible Pricing" },
    "sms-portal": { eyebrow: "SMS portal", title: "Send, schedule and follow your messages" },
    "case-studies": { eyebrow: "Case studies", title: "What clients needed, and what we built" },
    tools: { eyebrow: "Tools", title: "Count parts, compare prices, plan a campaign" },
    legal: { eyebrow: "Legal", title: "What we promise, in writing" },
  };

export interface CardSources {
  readonly services: readonly {
    readonly id: string;
    readonly title: string;
    readonly color: string;
  }[];
  readonly caseStudies: readonly { readonly slug: string; readonly title: string }[];
  readonly posts: readonly {
    readonly slug: string;
    readonly title: string;
    readonly category: string;
  }[];
}

/** A card for every page kind, service, case study and post, and the one for all other pages. */
export function planCards({ services, caseStudies, posts }: CardSources): readonly CardPlan[] {
  const pages = Object.entries(PAGE_CARDS) as [PageCard, (typeof PAGE_CARDS)[PageCard]][]; // keys of the record above
  return [
    { address: DEFAULT_CARD, eyebrow: "Nairobi, Kenya", title: BRAND.slogan },
    ...pages.map(([name, words]) => ({ address: socialCard("pages", name), ...words })),
    ...services.map(({ id, title, color }) => ({
      address: socialCard("services", id),
      eyebrow: "Service",
      title,
      color,
    })),
    ...caseStudies.map(({ slug, title }) => ({
      address: socialCard("case-studies", slug),
      eyebrow: "Case study",
      title,
    })),
    ...posts.map(({ slug, title, category }) => ({
      address: socialCard("blog", slug),
      eyebrow: `Blog, ${category}`,
      title,
    })),
  ];
}

export interface CardFolders {
  /** The built site, mostly `public`. */
  readonly publicDirectory: string;
  /** Cards that were drawn before, by their content. */
  readonly cacheDirectory: string;
  readonly maxDrawn?: number;
}

/**
 * Writes the cards, as links to what was drawn before where it was. Of many new ones the first are
 * drawn; the others, and those whose words no font can draw, show the blog's card. Cards of pages that
 * are gone are removed.
 */
export async function writeSocialCards(
  plans: readonly CardPlan[],
  { publicDirectory, cacheDirectory, maxDrawn }: CardFolders,
): Promise<{ readonly drawn: number; readonly reused: number }> {
  await mkdir(cacheDirectory, { recursive: true });
  const known = new Set(await readdir(cacheDirectory));
  const isNew = (plan: CardPlan) => !known.has(cardName(plan));
  const wanted = new Map(plans.filter(isNew).map((plan) => [cardName(plan), plan]));
  const count = maxDrawn ?? (known.size === 0 ? DRAWN_FIRST : DRAWN_LATER);
  const queue = [...wanted.values()].slice(0, count);
  let drawn = 0;
  const draw = async () => {
    for (let plan = queue.pop(); plan; plan = queue.pop()) {
      const image = await drawCard(plan).catch(() => null); // letters that no font of ours has
      if (!image) continue;
      replaceFile(path.join(cacheDirectory, cardName(plan)), image);
      known.add(cardName(plan));
      drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, draw));
  const standIn = plans.find(({ address }) => address === socialCard("pages", "blog")) ?? plans[0];
  for (const plan of plans) {
    const shown = isNew(plan) && standIn ? standIn : plan;
    place(path.join(cacheDirectory, cardName(shown)), path.join(publicDirectory, plan.address));
  }
  await removeOthers(new Set(plans.map(({ address }) => path.join(publicDirectory, address))), {
    below: path.join(publicDirectory, path.dirname(DEFAULT_CARD)),
  });
  await removeOthers(new Set(plans.map((plan) => path.join(cacheDirectory, cardName(plan)))), {
    below: cacheDirectory,
  });
  return { drawn, reused: plans.length - drawn };
}

/** Makes `file` the same file as `kept`; a copy where the two lie on different disks. */
function place(kept: string, file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.ino === statSync(kept).ino) return;
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  try {
    linkSync(kept, file);
  } catch {
    copyFileSync(kept, file);
  }
}

const cardName = ({ eyebrow, title, color }: CardPlan): string => {
  const words = JSON.stringify([DRAWING, BRAND.name, BRAND.colours, eyebrow, title, color ?? ""]);
  return `${createHash("sha256").update(words).digest("hex").slice(0, 32)}.jpg`;
};

async function removeOthers(
  wanted: ReadonlySet<string>,
  { below }: { readonly below: string },
): Promise<void> {
  const entries = await readdir(below, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file)) await rm(file, { force: true });
  }
}

/** One card as JPEG. */
export async function drawCard({ eyebrow, title, color }: CardPlan): Promise<Buffer> {
  const [ground, label, heading] = await Promise.all([
    groundImage(color),
    textImage(eyebrow, { font: FONT.text, size: 32 }),
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

/** What all cards of one colour share, as raw pixels, drawn once. */
function groundImage(color: string | undefined): Promise<Buffer> {
  const key = color ?? "";
  const known = grounds.get(key) ?? drawGround(color);
  grounds.set(key, known);
  return known;
}

async function drawGround(color: string | undefined): Promise<Buffer> {
  const brand = await textImage(BRAND.name, { font: FONT.title, size: 36 });
  const logo = await sharp(await readFile(path.resolve("static/mark.svg")), { density: 144 })
    .resize(68, 68)
    .png()
    .toBuffer();
  return sharp(Buffer.from(background(color)))
    .composite([
      { input: logo, left: LEFT, top: BRAND_TOP - 14 },
      { input: brand.data, left: LEFT + 88, top: BRAND_TOP },
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

const escapeMarkup = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Words as white letters, drawn with a font of the repository and so alike on every machine. */
async function textImage(
  text: string,
  {
    font,
    size,
    width,
  }: {
    readonly font: (typeof FONT)[keyof typeof FONT];
    readonly size: number;
    readonly width?: number;
  },
): Promise<TextImage> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white">${escapeMarkup(text)}</span>`,
      font: `${font.family}, SemiBold ${size}`,
      fontfile: path.resolve(font.file),
      rgba: true,
      dpi: 72,
      ...(width ? { width, wrap: "word" } : {}),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The title as large as it fits; one that is longer than any card is cut. */
async function titleImage(title: string): Promise<TextImage> {
  const characters = [...title];
  const text =
    characters.length > TITLE_MAX_CHARS
      ? `${characters.slice(0, TITLE_MAX_CHARS - 1).join("")}…`
      : title;
  let image: TextImage | undefined;
  for (const size of TITLE_SIZES) {
    image = await textImage(text, { font: FONT.title, size, width: TITLE_WIDTH });
    if (image.height <= TITLE_HEIGHT && image.width <= WIDTH - 2 * LEFT) return image;
  }
  if (!image) throw new Error("titleImage: there is no size to try");
  // a word without spaces, longer than the card
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

/** The ground of a card: shapes only, because letters in SVG would use the machine's fonts. */
function background(color: string | undefined): string {
  const { navy, magenta } = BRAND.colours;
  const dark = mix(navy, "#000000", 0.55);
  const end = color ? readableOn(mix(color, navy, 0.8)) : magenta;
  const arcs = [90, 180, 270, 360, 450, 540]
    .map((radius, i) => {
      const opacity = (0.28 - i * 0.04).toFixed(2);
      return `<circle cx="${WIDTH}" cy="0" r="${radius}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="2"/>`;
    })
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="ground" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${dark}"/><stop offset=".55" stop-color="${navy}"/><stop offset="1.1" stop-color="${end}"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>${arcs}
<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${color ?? magenta}"/></svg>`;
}
