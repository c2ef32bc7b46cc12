/**
 * Shapes as strings of SVG. A gradient, blur or clip is named after what it is, for example
 * `url(#lin_90_2B3857-100_C5337B-100)`; `svgPicture` reads the names that a drawing uses and writes
 * their definitions. So every drawing is a pure function, and the same drawing the same bytes.
 */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const short = (value: string | number): string | number =>
  typeof value === "number" ? Math.round(value * 100) / 100 : value;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${short(value ?? "")}"`)
    .join("");
}

const element = (name: string, values: Attributes): string => `<${name}${attributes(values)}/>`;

export function rect(
  [x, y, width, height]: Box,
  radius: number,
  fill: string,
  more: Attributes = {},
): string {
  return element("rect", { x, y, width, height, rx: radius, fill, ...more });
}

/** x, y, width, height. */
export type Box = readonly [number, number, number, number];
/** x, y. */
export type Point = readonly [number, number];

export const circle = ([cx, cy]: Point, r: number, fill: string, more: Attributes = {}): string =>
  element("circle", { cx, cy, r, fill, ...more });

export const ellipse = (
  [cx, cy]: Point,
  [rx, ry]: Point,
  fill: string,
  more: Attributes = {},
): string => element("ellipse", { cx, cy, rx, ry, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  element("path", { d, fill, ...more });

/** An open line with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  element("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

export const group = (values: Attributes, ...children: string[]): string =>
  `<g${attributes(values)}>${children.join("")}</g>`;

/** `children` drawn around the point; then turned (degrees) and scaled. */
export function at([x, y]: Point, place: { turn?: number; scale?: number }, ...children: string[]) {
  const { turn = 0, scale = 1 } = place;
  const transform =
    `translate(${short(x)} ${short(y)})` +
    (turn ? ` rotate(${short(turn)})` : "") +
    (scale === 1 ? "" : ` scale(${scale})`);
  return group({ transform }, ...children);
}

/** A path through the points; `closed` by default. */
export function polyline(points: readonly Point[], closed = true): string {
  const d = points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${short(x)} ${short(y)}`).join("");
  return closed ? `${d}Z` : d;
}

/** A stop of a gradient: "#RRGGBB", or "#RRGGBB@40" for 40 per cent opacity. */
type Stop = string;

const stopName = (stop: Stop): string => {
  const [hex = "", alpha = "100"] = stop.slice(1).split("@");
  return `${hex}-${alpha}`;
};

/** A linear paint over the shape's box; 0 degrees runs to the right, 90 downwards. */
export const linear = (angle: number, ...stops: Stop[]): string =>
  `url(#lin_${angle}_${stops.map(stopName).join("_")})`;

/** A radial paint over the shape's box, from the middle (per cent of the box) to `radius`. */
export const radial = ([cx, cy]: Point, radius: number, ...stops: Stop[]): string =>
  `url(#rad_${cx}_${cy}_${radius}_${stops.map(stopName).join("_")})`;

/** A filter that blurs by `deviation` pixels. */
export const blur = (deviation: number): Attributes => ({ filter: `url(#blur_${deviation})` });

/** Children cut to a box with round corners. */
export const clipped = (box: Box, radius: number, ...children: string[]): string =>
  group({ "clip-path": `url(#clip_${[...box, radius].map(short).join("_")})` }, ...children);

const stopElements = (names: readonly string[]): string =>
  names
    .map((name, i) => {
      const [hex, alpha] = name.split("-");
      const offset = names.length === 1 ? 0 : i / (names.length - 1);
      return `<stop offset="${short(offset)}" stop-color="#${hex}" stop-opacity="${Number(alpha) / 100}"/>`;
    })
    .join("");

function linearDefinition(id: string, [angle = "0", ...stops]: string[]): string {
  const radians = (Number(angle) * Math.PI) / 180;
  // long enough that the first and last colour fall on corners, whatever the angle
  const reach = (Math.abs(Math.cos(radians)) + Math.abs(Math.sin(radians))) / 2;
  const [x, y] = [Math.cos(radians) * reach, Math.sin(radians) * reach];
  const ends = attributes({ x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y });
  return `<linearGradient id="${id}"${ends}>${stopElements(stops)}</linearGradient>`;
}

function radialDefinition(id: string, [cx, cy, r, ...stops]: string[]): string {
  const place = attributes({ cx: `${cx}%`, cy: `${cy}%`, r: `${r}%` });
  return `<radialGradient id="${id}"${place}>${stopElements(stops)}</radialGradient>`;
}

function clipDefinition(id: string, [x, y, width, height, rx]: string[]): string {
  return `<clipPath id="${id}">${element("rect", { x, y, width, height, rx })}</clipPath>`;
}

function definition(id: string): string {
  const [kind, ...rest] = id.split("_");
  switch (kind) {
    case "lin":
      return linearDefinition(id, rest);
    case "rad":
      return radialDefinition(id, rest);
    case "clip":
      return clipDefinition(id, rest);
    case "blur":
      // the region is wide because a blur reaches three deviations beyond thin shapes
      return `<filter id="${id}" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${rest[0]}"/></filter>`;
    default:
      throw new Error(`A drawing names "${id}", which is neither a gradient, a clip nor a blur.`);
  }
}

/** A whole SVG document of the given size, with the definitions that the drawing refers to. */
export function svgPicture(width: number, height: number, ...drawing: string[]): string {
  const body = drawing.join("");
  const ids = [...new Set([...body.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? ""))].sort();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${ids.map(definition).join("")}</defs>${body}</svg>`
  );
}

/** Numbers from 0 to 1 that look random and are the same on every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
