/**
 * Makes `static/fonts/*.woff2`, `src/styles/fonts.css` (what stands in for the faces, in every page's
 * styles) and `src/styles/web-fonts.ts` (the faces themselves, which come late) from the installed
 * font packages. The first file of a face holds what English pages need; the complete Latin files
 * are fetched only by a page that holds one of their characters (names, mostly).
 * Run it after a change of font package: `npx tsx scripts/fonts.ts`, then
 * `npx biome check --write src/styles`.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

type WeightAxis = number | { min: number; max: number };
interface Face {
  readonly family: string;
  /** How its files begin. */
  readonly prefix: string;
  /** A file of the font package, next to its folder of fonts. */
  readonly metadata: string;
  readonly weight: WeightAxis;
  readonly cssWeight: string;
  readonly fallbacks: readonly Fallback[];
}

/** A font of the visitor's system, stretched to a face's measure: then no line breaks elsewhere. */
interface Fallback {
  /** Follows the name of the face. */
  readonly name: "Fallback" | "Roboto";
  readonly local: readonly string[];
  /** Advance widths of `LETTERS`, per thousand of the em. */
  readonly widths: string;
  readonly cssWeight: string;
  /** Weight of the face whose width is matched. */
  readonly matched: number;
}

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const SIGNS = "\u00a0©®°·×½–—‘’“”•…€£™→←↑✓";

// Share of each letter and of the space in English text, per thousand.
const TEXT_SHARE =
  "65 12 22 34 102 18 16 49 56 1 6 32 19 54 61 15 1 48 51 73 22 8 19 1 16 1 182".split(" ");
const LETTERS = "abcdefghijklmnopqrstuvwxyz ";

const ARIAL = {
  name: "Fallback",
  local: ["Arial", "ArialMT", "Liberation Sans"],
  widths:
    "556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278",
} as const;
const ARIAL_BOLD = {
  name: "Fallback",
  local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
  widths:
    "556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 278",
} as const;
// what phones with Android have
const ROBOTO = {
  name: "Roboto",
  local: ["Roboto", "Roboto-Regular"],
  widths:
    "544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496 248",
} as const;
const ROBOTO_BOLD = {
  name: "Roboto",
  local: ["Roboto Bold", "Roboto-Bold"],
  widths:
    "535 563 521 563 540 358 571 560 265 260 534 265 866 561 564 563 564 366 514 338 560 506 734 509 503 509 249",
} as const;

const FACES: readonly Face[] = [
  {
    family: "Sora",
    prefix: "sora",
    metadata: require.resolve("@fontsource-variable/sora/unicode.json"),
    weight: 600, // headings have one weight: a second would cost every visitor 7 KB
    cssWeight: "400 800",
    fallbacks: [ARIAL_BOLD, ROBOTO_BOLD].map((font) => ({
      ...font,
      cssWeight: "400 800",
      matched: 600,
    })),
  },
  {
    family: "Figtree",
    prefix: "figtree",
    metadata: require.resolve("@fontsource-variable/figtree/unicode.json"),
    weight: { min: 400, max: 700 },
    cssWeight: "400 700",
    fallbacks: [
      ...[ARIAL, ROBOTO].map((font) => ({ ...font, cssWeight: "400 500", matched: 400 })),
      ...[ARIAL_BOLD, ROBOTO_BOLD].map((font) => ({ ...font, cssWeight: "501 700", matched: 600 })),
    ],
  },
];

const FONT_DIR = path.resolve("static/fonts");

const codePoints = (text: string) =>
  [...new Set([...text].map((char) => char.codePointAt(0) ?? 0))].sort((a, b) => a - b);

/** "U+20-7E,U+A0" for sorted code points. */
function unicodeRange(points: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (n: number) => n.toString(16).toUpperCase();
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(",");
}

function parseRange(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [from = 0, to = from] = part
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean advance of English text. All in parts of the em. */
  readonly width: number;
}

const meanWidth = (widthOf: (index: number) => number): number => {
  const shares = TEXT_SHARE.map(Number);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.reduce((sum, share, i) => sum + share * widthOf(i), 0) / total;
};

/** Reads `head`, `hhea`, `hmtx` and the format 4 `cmap` of an OpenType file. */
function readMetrics(sfnt: Buffer): Metrics {
  const tables = new Map<string, number>();
  for (let i = 0; i < sfnt.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    tables.set(sfnt.toString("latin1", entry, entry + 4), sfnt.readUInt32BE(entry + 8));
  }
  const at = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`readMetrics: the font has no table ${tag}`);
    return offset;
  };
  const em = sfnt.readUInt16BE(at("head") + 18);
  const hhea = at("hhea");
  const longMetrics = sfnt.readUInt16BE(hhea + 34);
  const glyphOf = cmapReader(sfnt, at("cmap"));
  const advance = (char: string) =>
    sfnt.readUInt16BE(at("hmtx") + 4 * Math.min(glyphOf(char.charCodeAt(0)), longMetrics - 1)) / em;
  return {
    ascent: sfnt.readInt16BE(hhea + 4) / em,
    descent: -sfnt.readInt16BE(hhea + 6) / em,
    lineGap: sfnt.readInt16BE(hhea + 8) / em,
    width: meanWidth((i) => advance(LETTERS.charAt(i))),
  };
}

function cmapReader(sfnt: Buffer, cmap: number): (code: number) => number {
  const subtables = Array.from(
    { length: sfnt.readUInt16BE(cmap + 2) },
    (_, i) => cmap + sfnt.readUInt32BE(cmap + 4 + i * 8 + 4),
  );
  const table = subtables.find((offset) => sfnt.readUInt16BE(offset) === 4);
  if (table === undefined) throw new Error("cmapReader: the font has no format 4 table");
  const doubled = sfnt.readUInt16BE(table + 6);
  return (code) => {
    for (let i = 0; i < doubled; i += 2) {
      if (code > sfnt.readUInt16BE(table + 14 + i)) continue;
      const start = sfnt.readUInt16BE(table + 16 + doubled + i);
      if (code < start) return 0;
      const delta = sfnt.readInt16BE(table + 16 + 2 * doubled + i);
      const rangeAt = table + 16 + 3 * doubled + i;
      const range = sfnt.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = sfnt.readUInt16BE(rangeAt + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

function fallbackRule(family: string, fallback: Fallback, metrics: Metrics): string {
  const widths = fallback.widths.split(" ").map(Number);
  const scale = metrics.width / (meanWidth((i) => widths[i] ?? 0) / 1000);
  return `@font-face {
  font-family: "${family} ${fallback.name}";
  font-weight: ${fallback.cssWeight};
  src: ${fallback.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascent / scale)};
  descent-override: ${percent(metrics.descent / scale)};
  line-gap-override: ${percent(metrics.lineGap / scale)};
}
`;
}

/** Writes the font under a name that changes with its content; gives the address. */
async function store(name: string, font: Buffer): Promise<string> {
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  const file = `${name}-${hash}.woff2`;
  await writeFile(path.join(FONT_DIR, file), font);
  return `/fonts/${file}`;
}

const fontRule = (face: Face, address: string, points: readonly number[]) =>
  `@font-face{font-family:"${face.family}";font-weight:${face.cssWeight};font-display:swap;` +
  `src:url("${address}") format("woff2");unicode-range:${unicodeRange(points)}}`;

interface Made {
  readonly webFonts: string;
  readonly fallbacks: string;
}

async function makeFace(face: Face): Promise<Made> {
  const files = path.join(path.dirname(face.metadata), "files", `${face.prefix}-`);
  const ranges = JSON.parse(await readFile(face.metadata, "utf8"));
  const latin = await readFile(`${files}latin-wght-normal.woff2`);
  const latinExt = await readFile(`${files}latin-ext-wght-normal.woff2`);
  const variationAxes = { wght: face.weight };
  const cut = (font: Buffer, text: string) =>
    subsetFont(font, text, { targetFormat: "woff2", variationAxes });

  const first = codePoints(ASCII + SIGNS);
  const inFirst = new Set(first);
  const rest = parseRange(ranges.latin).filter((point) => !inFirst.has(point));
  const ext = parseRange(ranges["latin-ext"]).filter((point) => !inFirst.has(point));
  const text = (points: readonly number[]) => String.fromCodePoint(...points);

  const address = await store(face.prefix, await cut(latin, text(first)));
  const restAddress = await store(`${face.prefix}-latin`, await cut(latin, text(rest)));
  const extAddress = await store(`${face.prefix}-latin-ext`, await cut(latinExt, text(ext)));

  const webFonts = [
    fontRule(face, address, first),
    fontRule(face, restAddress, rest),
    fontRule(face, extAddress, ext),
  ].join("");
  const fallbacks = face.fallbacks.map(async (fallback) => {
    const matched = await subsetFont(latin, ASCII, {
      targetFormat: "truetype",
      variationAxes: { wght: fallback.matched },
    });
    return fallbackRule(face.family, fallback, readMetrics(matched));
  });
  return { webFonts, fallbacks: (await Promise.all(fallbacks)).join("") };
}

async function main(): Promise<void> {
  await mkdir(FONT_DIR, { recursive: true });
  for (const old of await readdir(FONT_DIR)) await rm(path.join(FONT_DIR, old));
  const made = await Promise.all(FACES.map(makeFace));
  await writeFile(
    path.resolve("src/styles/fonts.css"),
    `/* Made by scripts/fonts.ts; do not edit. */\n${made.map(({ fallbacks }) => fallbacks).join("")}`,
  );
  await writeFile(
    path.resolve("src/styles/web-fonts.ts"),
    `/** Made by scripts/fonts.ts: the faces, as style sheet. */
export const WEB_FONTS =
  ${made.map(({ webFonts }) => `'${webFonts}'`).join(" +\n  ")};
`,
  );
}

void main();
