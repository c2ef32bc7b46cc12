import { each } from "../lists";
import { blur, linear, mix, PAINT } from "../paint";
import { NAVY, WHITE } from "../palette";
import { type Box, circle, group, type Point, path, rect, short } from "../shapes";
import { iconBody } from "../sprite";

/** Two layers of shade below a box: a wide one for height, a close one for contact; none at depth 0. */
export function shade([x, y, w, h]: Box, radius: number, depth = 1): string {
  if (depth === 0) return "";
  const layer = (grow: number, down: number, deviation: number, opacity: number) =>
    rect([x - grow, y + down * depth, w + grow * 2, h], radius, NAVY[950], {
      opacity,
      ...blur(deviation * depth),
    });
  return layer(-8, 44, 34, 0.3) + layer(0, 10, 10, 0.2);
}

/** A box that is smaller by so many pixels on each side. */
export const inset = ([x, y, w, h]: Box, d: number): Box => [x + d, y + d, w - d * 2, h - d * 2];

/** A thin light edge just inside a box. */
export const rim = (box: Box, radius: number, opacity: number, by = 1.5, width = 3): string => {
  const line = { stroke: WHITE, "stroke-opacity": opacity, "stroke-width": width };
  return rect(inset(box, by), radius - by, "none", line);
};

/** For a tile or badge that lies on its ground. */
export const FLAT = { lift: 0 };

/** A floating sheet with shade. */
export const card = (box: Box, fill = PAINT.paper, radius = 36): string =>
  shade(box, radius) + rect(box, radius, fill);

/** A box with round ends; it stands for a word or a line of text. */
export const bar = (box: Box, colour: string): string => rect(box, box[3] / 2, colour);

/** Lines of text as bars, one below the other; `widths` in pixels. */
export const lines = (
  [x, y]: Point,
  widths: readonly number[],
  colour: string,
  { height = 16, gap = 34 } = {},
): string => each(widths, (width, i) => bar([x, y + i * gap, width, height], colour));

/** An icon of the site's own set, its middle at the point. */
export function icon(name: string, [x, y]: Point, size: number, stroke: string, width = 2): string {
  const round = { "stroke-linecap": "round", "stroke-linejoin": "round" };
  const line = { fill: "none", stroke, "stroke-width": width, ...round };
  const corner = [x - size / 2, y - size / 2].map(short).join(" ");
  const transform = `translate(${corner}) scale(${size / 24})`;
  return group({ transform, ...line }, iconBody(name));
}

/** A rounded square with an icon, its middle at the point. */
export function tile(
  name: string,
  [x, y]: Point,
  size: number,
  fill = PAINT.magenta,
  { ink = WHITE, lift = 0.5 } = {},
): string {
  const box: Box = [x - size / 2, y - size / 2, size, size];
  const radius = size * 0.27;
  const face = shade(box, radius, lift) + rect(box, radius, fill) + rim(box, radius, 0.16);
  return face + icon(name, [x, y], size * 0.5, ink);
}

/** A round badge with an icon. */
export function badge(
  name: string,
  [x, y]: Point,
  r: number,
  fill = PAINT.magenta,
  { ink = WHITE, lift = 0.5 } = {},
): string {
  const shadow = shade([x - r, y - r, r * 2, r * 2], r, lift);
  return shadow + circle([x, y], r, fill) + icon(name, [x, y], r, ink, 2.4);
}

/** A neutral person: head and shoulders in a disc. */
export function avatar([x, y]: Point, r: number, colour: string): string {
  const light = mix(colour, WHITE, 0.82);
  const [half, bow] = [r * 0.56, r * 0.86];
  const shoulders = `M${x - half} ${y + r * 0.62}a${half} ${r * 0.5} 0 0 1 ${half * 2} 0a${bow} ${bow} 0 0 1 ${-half * 2} 0Z`;
  return (
    circle([x, y], r, linear(60, mix(colour, WHITE, 0.12), colour)) +
    circle([x, y - r * 0.2], r * 0.3, light) +
    path(shoulders, light)
  );
}
