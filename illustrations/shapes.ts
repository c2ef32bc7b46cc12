import { each } from "./lists";

/** x, y. */
export type Point = readonly [number, number];
/** x, y, width, height. */
export type Box = readonly [number, number, number, number];
export type Attributes = Readonly<Record<string, string | number>>;

/** A number with at most two digits after the point. */
export const short = (value: string | number): string | number =>
  typeof value === "number" ? Math.round(value * 100) / 100 : value;

export const attributes = (values: Attributes): string =>
  each(Object.entries(values), ([name, value]) => ` ${name}="${short(value)}"`);

export const element = (name: string, values: Attributes): string =>
  `<${name}${attributes(values)}/>`;

/** A box with corners of `rx` pixels. */
export const rect = ([x, y, width, height]: Box, rx: number, fill: string, more: Attributes = {}) =>
  element("rect", { x, y, width, height, rx, fill, ...more });

/** The whole area of a picture. */
export const sheet = ([width, height]: Point, fill: string): string =>
  rect([0, 0, width, height], 0, fill);

export const circle = ([cx, cy]: Point, r: number, fill: string, more: Attributes = {}): string =>
  element("circle", { cx, cy, r, fill, ...more });

/** The line of a circle. */
export const ring = (centre: Point, r: number, stroke: string, width: number, opacity = 1) =>
  circle(centre, r, "none", { stroke, "stroke-width": width, opacity });

export const ellipse = ([cx, cy]: Point, [rx, ry]: Point, fill: string, more: Attributes = {}) =>
  element("ellipse", { cx, cy, rx, ry, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  element("path", { d, fill, ...more });

/** An open line with round ends. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  const round = { "stroke-linecap": "round", "stroke-linejoin": "round" };
  return path(d, "none", { stroke: colour, "stroke-width": width, ...round, ...more });
}

export const group = (values: Attributes, ...children: string[]): string =>
  `<g${attributes(values)}>${children.join("")}</g>`;

/** `children` moved, turned or scaled by an SVG transform. */
export const moved = (transform: string, ...children: string[]): string =>
  group({ transform }, ...children);

/** A path through the points that is level at each of them. */
export const curve = (points: readonly Point[]): string =>
  each(points, ([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [];
    if (fromX === undefined) return `M${x} ${y}`;
    const middle = (fromX + x) / 2;
    return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
  });

/** The outline that joins the points. */
export const polygon = (corners: readonly Point[]): string =>
  `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;

/** Children cut to a box with round corners. */
export const clipped = (box: Box, radius: number, ...children: string[]): string =>
  group({ "clip-path": `url(#clip_${[...box, radius].map(short).join("_")})` }, ...children);
