/** In this module, colours are `#rrggbb`. Contrast follows "relative luminance" in WCAG 2.2. */
type Rgb = readonly [number, number, number];

const WHITE = "#ffffff";
const BLACK = "#000000";
const TEXT_CONTRAST = 4.5;
const SOFT_SHARE = 0.1;
const STEP_SHARE = 0.02;

/** Throws a `RangeError` unless the colour is a `#` and six hex digits. */
function parse(color: string): Rgb {
  const [, r, g, b] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color) ?? [];
  if (!r || !g || !b) throw new RangeError(`colour: "${color}" is not of the form #rrggbb`);
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

const format = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Converts an sRGB component to linear light. Both range from 0 to 1. */
const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

function luminance(color: string): number {
  const [r, g, b] = parse(color);
  return 0.2126 * toLinear(r / 255) + 0.7152 * toLinear(g / 255) + 0.0722 * toLinear(b / 255);
}

/** Returns the contrast ratio, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]; // still a pair
  return (light + 0.05) / (dark + 0.05);
}

/** `share` is the share of `color`, from 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const rest = parse(other);
  return format(parse(color).map((part, i) => part * share + (rest[i] ?? 0) * (1 - share)));
}

/** Darkens a colour as little as possible to make text in it readable on `background`. */
export function readableOn(color: string, background: string = WHITE): string {
  for (let share = 1; share > 0; share -= STEP_SHARE) {
    const candidate = mix(color, BLACK, share);
    if (contrast(candidate, background) >= TEXT_CONTRAST) return candidate;
  }
  return BLACK;
}

/** A colour with matching shades: `soft` for surfaces, `strong` for text on them or on white. */
export interface Tint {
  readonly base: string;
  readonly soft: string;
  readonly strong: string;
}

export function tintOf(color: string): Tint {
  const soft = mix(color, WHITE, SOFT_SHARE);
  return { base: color, soft, strong: readableOn(color, soft) };
}

export type BrandTone = "primary" | "accent";

/** Alternates between the two brand colours, starting with the primary one. */
export const toneAt = (index: number): BrandTone => (index % 2 === 0 ? "primary" : "accent");
