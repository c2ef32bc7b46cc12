import { MAGENTA, mix, NAVY, PEACH, SKY, VIOLET, WHITE } from "../palette";
import { iconBody } from "../sprite";
import { at, type Box, blur, circle, group, linear, type Point, path, rect } from "../svg";

/** Radii that all pictures share, in pixels of a 1600 wide scene. */
export const RADIUS = { small: 14, medium: 24, large: 36, device: 58 } as const;

export const BRAND_PAINT = linear(35, NAVY[600], MAGENTA[600]);
export const MAGENTA_PAINT = linear(60, MAGENTA[500], MAGENTA[700]);
export const NAVY_PAINT = linear(60, NAVY[600], NAVY[800]);
export const GREEN_PAINT = linear(60, "#3BCB8C", "#12804F");
export const SKY_PAINT = linear(60, SKY, "#2467B4");
export const AMBER_PAINT = linear(60, PEACH, "#E39A3F");
export const VIOLET_PAINT = linear(60, "#9A7BE8", VIOLET);
/** Signs on amber. */
export const AMBER_INK = "#7A4710";
export const PAPER_PAINT = linear(75, WHITE, NAVY[50]);

/** Two layers of shade below a box: a wide one for height, a close one for contact. */
export function shade([x, y, width, height]: Box, radius: number, depth = 1): string {
  const layer = (grow: number, down: number, deviation: number, opacity: number) =>
    rect([x - grow, y + down, width + grow * 2, height], radius, NAVY[950], {
      opacity,
      ...blur(deviation),
    });
  return layer(-8, 44 * depth, 34 * depth, 0.3) + layer(0, 10 * depth, 10 * depth, 0.2);
}

/** A floating sheet with shade. */
export const card = (box: Box, fill: string = PAPER_PAINT, radius: number = RADIUS.large): string =>
  shade(box, radius) + rect(box, radius, fill);

/** A bar that stands for a word or a line of text. */
export const bar = ([x, y]: Point, width: number, colour: string, height = 16): string =>
  rect([x, y, width, height], height / 2, colour);

/** Lines of text as bars, one below the other; `widths` in pixels. */
export const lines = (
  [x, y]: Point,
  widths: readonly number[],
  colour: string,
  { height = 16, gap = 34 } = {},
): string => widths.map((width, i) => bar([x, y + i * gap], width, colour, height)).join("");

/** An icon of the site's own set, its middle at the point. */
export function icon(name: string, [x, y]: Point, size: number, colour: string, width = 2): string {
  const scale = size / 24;
  return at(
    [x - size / 2, y - size / 2],
    { scale },
    group(
      {
        fill: "none",
        stroke: colour,
        "stroke-width": width,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      },
      iconBody(name),
    ),
  );
}

/** A rounded square with an icon, its middle at the point. */
export function tile(
  name: string,
  [x, y]: Point,
  size: number,
  { fill = MAGENTA_PAINT, ink = WHITE as string, lift = 0.5 } = {},
): string {
  const box: Box = [x - size / 2, y - size / 2, size, size];
  const round = size * 0.27;
  return (
    (lift ? shade(box, round, lift) : "") +
    rect(box, round, fill) +
    rect([box[0] + 1.5, box[1] + 1.5, size - 3, size - 3], round - 1.5, "none", {
      stroke: WHITE,
      "stroke-opacity": 0.16,
      "stroke-width": 3,
    }) +
    icon(name, [x, y], size * 0.5, ink)
  );
}

/** A round badge with an icon. */
export function badge(
  name: string,
  [x, y]: Point,
  r: number,
  { fill = MAGENTA_PAINT, ink = WHITE as string, lift = 0.5 } = {},
): string {
  const shadow = lift ? shade([x - r, y - r, r * 2, r * 2], r, lift) : "";
  return shadow + circle([x, y], r, fill) + icon(name, [x, y], r, ink, 2.4);
}

/** A neutral person: head and shoulders in a disc. */
export function avatar([x, y]: Point, r: number, colour: string): string {
  const light = mix(colour, WHITE, 0.82);
  return (
    circle([x, y], r, linear(60, mix(colour, WHITE, 0.12), colour)) +
    circle([x, y - r * 0.2], r * 0.3, light) +
    path(
      `M${x - r * 0.56} ${y + r * 0.62}a${r * 0.56} ${r * 0.5} 0 0 1 ${r * 1.12} 0a${r * 0.86} ${r * 0.86} 0 0 1 ${-r * 1.12} 0Z`,
      light,
    )
  );
}
