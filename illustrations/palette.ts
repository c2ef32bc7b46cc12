import { BRAND } from "../src/site/brand";

/** Colours of every picture: the two ramps of src/styles/tokens.css, and few accents that only ever mark a detail. */
export const NAVY = {
  950: "#0D1528",
  900: "#1B263E",
  800: BRAND.colours.navy,
  700: "#3A496D",
  600: "#4D5E85",
  500: "#697AA0",
  400: "#909EBE",
  300: "#BDC7DE",
  200: "#D9E0EE",
  100: "#EBEEF7",
  50: "#F5F7FB",
} as const;

export const MAGENTA = {
  900: "#62103A",
  800: "#83164E",
  700: "#A42164",
  600: BRAND.colours.magenta,
  500: "#DD4D90",
  400: "#F079AB",
  300: "#FBA8C7",
  200: "#FECDDE",
  100: "#FFE6EF",
} as const;

export const WHITE = "#FFFFFF";
export const AMBER = "#F5B25E";
export const PEACH = "#FFD8A6";
export const GREEN = "#22B573";
export const SKY = "#5BB2F7";
export const VIOLET = "#7E5BD0";

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The colour `share` (0–1) of the way from `from` to `to`; both are "#RRGGBB". */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => value + ((target[i] ?? value) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Shades of one accent colour, so that a scene can be tinted with a service's own colour. */
export interface Tint {
  readonly deep: string;
  readonly base: string;
  readonly soft: string;
  readonly pale: string;
  readonly wash: string;
}

export function tint(colour: string): Tint {
  return {
    deep: mix(colour, NAVY[950], 0.38),
    base: colour,
    soft: mix(colour, WHITE, 0.42),
    pale: mix(colour, WHITE, 0.74),
    wash: mix(colour, WHITE, 0.9),
  };
}
