import { MAGENTA, NAVY, PEACH, SKY, VIOLET, WHITE } from "./palette";
import type { Attributes } from "./shapes";

/**
 * A linear paint of at least two stops; 0 degrees runs to the right, 90 downwards. A stop is
 * "#RRGGBB", or "#RRGGBB@40" for 40 per cent opacity. `svgPicture` defines the paint from its name.
 */
export const linear = (angle: number, ...stops: string[]): string =>
  `url(#lin_${angle}_${stops.join("_").replaceAll("#", "")})`;

/** A radial paint from the middle of the shape's box to its edges. */
export const radial = (...stops: string[]): string =>
  `url(#rad_${stops.join("_").replaceAll("#", "")})`;

/** A filter that blurs by `deviation` pixels. */
export const blur = (deviation: number): Attributes => ({ filter: `url(#blur_${deviation})` });

/** Gradients of tiles, badges and cards. */
export const PAINT = {
  brand: linear(35, NAVY[600], MAGENTA[600]),
  magenta: linear(60, MAGENTA[500], MAGENTA[700]),
  navy: linear(60, NAVY[600], NAVY[800]),
  green: linear(60, "#3BCB8C", "#12804F"),
  sky: linear(60, SKY, "#2467B4"),
  amber: linear(60, PEACH, "#E39A3F"),
  violet: linear(60, "#9A7BE8", VIOLET),
  paper: linear(75, WHITE, NAVY[50]),
  page: linear(75, WHITE, NAVY[100]),
  magentaCard: linear(30, MAGENTA[500], MAGENTA[700], MAGENTA[900]),
  navyCard: linear(30, NAVY[500], NAVY[800], NAVY[950]),
};

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The colour `share` (0–1) of the way from `from` to `to`; both are "#RRGGBB". */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => value + ((target[i] ?? value) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** A colour lit from the upper left. */
export const lit = (colour: string): string => linear(60, mix(colour, WHITE, 0.2), colour);

/** Shades of one accent colour, so that a scene can be tinted with a service's own colour. */
export type Tint = ReturnType<typeof tint>;
export const tint = (colour: string) => ({
  deep: mix(colour, NAVY[950], 0.38),
  base: colour,
  soft: mix(colour, WHITE, 0.42),
  pale: mix(colour, WHITE, 0.74),
  wash: mix(colour, WHITE, 0.9),
});
