import { clampChroma, converter, formatHex } from "culori";
import type { BrandColours } from "../../content/company/site-values";
import { contrast, mix } from "../../site/colour";

/**
 * A colour that was changed because either text on it or the colour on its background was
 * unreadable.
 */
export interface ColourChange {
  /** "primary" or "accent" as in the file, or a step of a ramp, such as "accent-300". */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /**
   * Why it was changed, as in "white on it or next to it has a contrast of only 2.0 instead of …".
   */
  readonly reason: string;
}

export interface BrandPalette extends BrandColours {
  /** Steps of both ramps, and the midpoint of the gradient between the two colours. */
  readonly steps: Readonly<Record<StepName, string>>;
  readonly changes: readonly ColourChange[];
}

/**
 * Steps of a ramp relative to its base colour, in OKLCH: how far the lightness moves towards white
 * (1) or black (−1), a factor for the chroma, and degrees added to the hue. They were chosen by eye
 * for navy and magenta.
 */
type Ramp = Readonly<Record<string, readonly [lightness: number, chroma: number, turn: number]>>;

const RAMPS = {
  primary: {
    50: [0.963, 0.1, -1.6],
    100: [0.9229, 0.218, 5.2],
    200: [0.8559, 0.3584, -1.7],
    300: [0.7395, 0.594, 0.8],
    400: [0.5414, 0.8666, 0.4],
    500: [0.3603, 1.0835, -0.3],
    600: [0.2138, 1.1606, -0.2],
    700: [0.0988, 1.1122, 0.2],
    800: [0, 1, 0],
    900: [-0.2128, 0.8287, -1.4],
    950: [-0.4218, 0.7011, -0.5],
  },
  accent: {
    50: [0.9418, 0.0723, -0.2],
    100: [0.8798, 0.1545, -1.3],
    200: [0.7602, 0.3088, 0.4],
    300: [0.5889, 0.5443, 0.4],
    400: [0.3708, 0.8097, 0],
    500: [0.1617, 0.9875, 0],
    600: [0, 1, 0],
    700: [-0.1394, 0.9112, -0.1],
    800: [-0.2732, 0.7827, 0.1],
    900: [-0.4051, 0.6274, -0.3],
  },
} as const satisfies Readonly<Record<keyof BrandColours, Ramp>>;

type StepName =
  | `primary-${keyof (typeof RAMPS)["primary"]}`
  | `accent-${keyof (typeof RAMPS)["accent"]}`
  | "gradient-middle";

/**
 * Share of the accent colour in the middle of the gradient. `GLOW_SHARE` is its share in the
 * brightest glow on dark surfaces.
 */
const MIDDLE_SHARE = 0.42;
const GLOW_SHARE = 0.5;
/**
 * Opacity of the white veil on dark surfaces, as in `tokens.css`. `SOFT_SHARE` is the opacity of
 * the soft accent.
 */
const VEIL_SHARE = 0.14;
const SOFT_SHARE = 0.16;
/** Unreadable steps up to this one are lightened, and higher ones are darkened. */
const LIGHT_STEP_MAX = 400;
const STEP_SHARE = 0.02;

const WHITE = "#ffffff";
const BLACK = "#000000";
/**
 * Colour of stars on dark surfaces. `SOFT_GROUNDS` are the fixed backgrounds in
 * `shared-colours.css`.
 */
const STAR = "#ffc247";
const SOFT_GROUNDS = ["#eaf7f0", "#fff4e0", "#fdecea"];

type Steps = Readonly<Record<StepName, string>>;
type Part = string | ((steps: Steps) => string);
/**
 * Minimum contrast for text (WCAG 2.2, 1.4.3). `PART` is the minimum for interface components
 * (1.4.11).
 */
const TEXT = 4.5;
const PART = 3;
type Pair = readonly [moves: string, other: Part, least: number, words: string];

/** Returns a step's colour by its name. Any other string is taken as a colour. */
const step = (steps: Steps, name: string): string =>
  (steps as Readonly<Record<string, string>>)[name] ?? name;
const glow: Part = (steps) => mix(steps["accent-600"], steps["primary-800"], GLOW_SHARE);
const veil: Part = (steps) => mix(WHITE, steps["primary-900"], VEIL_SHARE);
const soft: Part = (steps) => mix(steps["accent-300"], steps["primary-900"], SOFT_SHARE);

const pairs = (
  moves: string,
  others: readonly (Part | readonly [Part, string])[],
  least = TEXT,
): readonly Pair[] =>
  others.map((other) =>
    typeof other === "object"
      ? [moves, other[0], least, other[1]]
      : [moves, other, least, typeof other === "string" ? nameOf(other) : ""],
  );
const nameOf = (part: string) => (part === WHITE ? "white" : part === STAR ? "a star" : part);
const GLOW = [glow, "the hero’s glow"] as const;
const VEIL = [veil, "translucent white on dark backgrounds"] as const;
const SOFT = [soft, "the soft accent on dark backgrounds"] as const;
const DARK = ["primary-800", "primary-900", "primary-950"];

/**
 * Pairs of colours that must be readable on each other. Only the first colour of a pair changes,
 * and always in the same direction, so that no pair undoes another's change.
 */
const PAIRS: readonly Pair[] = [
  ...pairs("primary", [WHITE, "primary-50", "primary-100"]),
  ...pairs("primary", [STAR], PART),
  ...pairs("accent", [WHITE, "accent-50"]),
  ...pairs("accent", [STAR], PART),
  ...pairs("primary-700", [WHITE]),
  ...pairs("primary-700", ["primary-100"], PART),
  ...pairs("primary-900", ["accent-100", "primary-100", ...SOFT_GROUNDS]),
  ...pairs("accent-700", [WHITE, "primary-50", "primary-100", "accent-50", ...SOFT_GROUNDS]),
  ...pairs("accent-800", ["accent-100"]),
  ...pairs("accent-900", ["accent-200"]),
  ...pairs("primary-100", DARK),
  ...pairs("primary-200", [...DARK, VEIL, GLOW]),
  ...pairs("primary-300", ["primary-800", "primary-900"]),
  ...pairs("primary-400", DARK, PART),
  ...pairs("accent-300", [...DARK, SOFT, GLOW]),
  ...pairs("accent-200", [...DARK, SOFT]),
];

/**
 * Computes all brand colours from the two given ones, as `#rrggbb`. If a pair is unreadable,
 * darkens or lightens one of its colours as little as possible and lists it in `changes`.
 */
export function brandPalette(colours: BrandColours): BrandPalette {
  const base = { ...colours };
  const moved = new Map<string, ColourChange>();
  let steps = ramps(base);
  for (const [name, other, least, words] of PAIRS) {
    const isBase = name === "primary" || name === "accent";
    const value = () => (isBase ? base[name] : step(steps, name));
    const ratio = () =>
      contrast(value(), typeof other === "string" ? step(steps, other) : other(steps));
    const [from, before] = [value(), ratio()];
    if (before >= least) continue;
    const towards = Number(name.split("-")[1] ?? Infinity) <= LIGHT_STEP_MAX ? WHITE : BLACK;
    while (ratio() < least && value() !== towards) {
      const next = nearer(value(), towards);
      if (isBase) base[name] = next;
      steps = isBase ? ramps(base) : { ...steps, [name]: next };
    }
    const reason = `${words} on it or next to it has a contrast of only ${(Math.floor(before * 10) / 10).toFixed(1)} instead of at least ${least}`;
    const first = moved.get(name);
    moved.set(name, { name, reason, from, ...first, to: value() });
  }
  return { ...base, steps, changes: [...moved.values()] };
}

/**
 * Moves a colour one step towards black or white. If rounding would leave it unchanged, returns
 * black or white.
 */
function nearer(color: string, towards: string): string {
  const next = mix(color, towards, 1 - STEP_SHARE);
  return next === color.toLowerCase() ? towards : next;
}

function ramps(base: BrandColours): Steps {
  const steps: Partial<Record<string, string>> = {
    "gradient-middle": mix(base.accent, base.primary, MIDDLE_SHARE),
  };
  for (const [name, ramp] of Object.entries(RAMPS)) {
    const color = base[name as keyof BrandColours]; // keys of RAMPS
    const [lightness, chroma, hue] = toOklch(color);
    for (const [number, [share, part, turn]] of Object.entries(ramp)) {
      const way = share > 0 ? (1 - lightness) * share : lightness * share;
      steps[`${name}-${number}`] =
        part === 1 ? color.toLowerCase() : fromOklch(lightness + way, chroma * part, hue + turn);
    }
  }
  return steps as Steps; // every step of RAMPS
}

/** Steps that style sheets combine with an opacity, as in `rgb(var(--accent-600-rgb) / 0.5)`. */
const AS_CHANNELS = [
  "primary-500",
  "primary-900",
  "accent-300",
  "accent-600",
  "accent-900",
] as const;

/** Returns the palette as a style sheet of custom properties. */
export function brandStyle({ steps }: BrandPalette): string {
  const lines = Object.entries(steps).map(([name, color]) => `--${name}:${color}`);
  const channels = AS_CHANNELS.map((name) => {
    const digits = Number.parseInt(steps[name].slice(1), 16);
    return `--${name}-rgb:${[digits >> 16, (digits >> 8) & 255, digits & 255].join(" ")}`;
  });
  return `:root{${[...lines, ...channels].join(";")}}\n`;
}

/**
 * Colours whose hue differs by no more than this are shades of a brand colour. Others, such as a
 * leaf's green, aren't.
 */
const SAME_HUE_DEGREES = 45;
/** A colour with less chroma than this counts as grey, which has no hue. */
const LEAST_CHROMA = 0.004;

/**
 * Translates a drawing's colour from one pair of brand colours to another. A shade keeps its
 * relative distance from the base colour towards white or black. Other colours stay as they are.
 */
export function recoloured(color: string, from: BrandColours, to: BrandColours): string {
  const [lightness, chroma, hue] = toOklch(color);
  const turnFrom = (name: keyof BrandColours) =>
    Math.abs(((hue - toOklch(from[name])[2] + 540) % 360) - 180);
  const name = turnFrom("primary") <= turnFrom("accent") ? "primary" : "accent";
  if (color.toLowerCase() === from[name].toLowerCase()) return to[name];
  if (chroma < LEAST_CHROMA || turnFrom(name) > SAME_HUE_DEGREES) return color;
  const [fromLightness, fromChroma, fromHue] = toOklch(from[name]);
  const [toLightness, toChroma, toHue] = toOklch(to[name]);
  const isLighter = lightness > fromLightness;
  const way = isLighter
    ? (lightness - fromLightness) / (1 - fromLightness)
    : (lightness - fromLightness) / fromLightness;
  return fromOklch(
    toLightness + way * (isLighter ? 1 - toLightness : toLightness),
    toChroma * (chroma / fromChroma),
    toHue + hue - fromHue,
  );
}

const oklch = converter("oklch");

/** Converts to OKLCH: lightness 0 to 1, chroma, and hue in degrees. */
function toOklch(color: string): readonly [number, number, number] {
  const { l = 0, c = 0, h = 0 } = oklch(color) ?? {};
  return [l, c, h];
}

/** Converts OKLCH to sRGB, using the closest chroma available in sRGB. */
const fromOklch = (l: number, c: number, h: number): string =>
  formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
