import { each, points, times } from "../lists";
import { blur, mix } from "../paint";
import { MAGENTA, NAVY, WHITE } from "../palette";
import { circle, ellipse, type Point, path, polygon, stroke } from "../shapes";

// Coasts and borders, longitude and latitude in degrees, simplified by hand.
const MAINLAND = points(`
  -5.9 35.8, -4.4 35.2, -2 35.1, 0 35.9, 3 36.9, 5.5 36.7, 8 37, 9.8 37.3, 11 37, 10.5 35.6,
  10.1 34, 11.3 33.2, 13.2 32.9, 15.2 32.3, 16 31.2, 18 30.4, 19.6 30.4, 20.1 31.8, 21.8 32.9,
  23.2 32.3, 25.2 31.6, 29 30.9, 30.6 31.5, 32.3 31.2, 32.6 29.9, 33.7 27.7, 35.5 24, 37.1 21.4,
  37.3 19, 38.6 18, 39.6 15.4, 41.2 14.6, 43.1 12.5, 43.3 11.5, 44.6 10.4, 47.5 11.1, 51.2 11.9,
  51 10.4, 49.8 8, 48 4.5, 45.4 2, 42.5 -0.4, 41.5 -1.7, 40.1 -3.3, 39.2 -4.7, 38.8 -6.5, 39.5 -9,
  40.5 -10.6, 40.6 -14.5, 39.5 -16.5, 36.8 -18, 34.8 -19.9, 35.5 -22.1, 35.4 -24.1, 32.9 -25.6,
  32.5 -28.2, 31 -29.9, 28.2 -32.8, 25.7 -34, 22.2 -34.1, 20 -34.8, 18.4 -34.1, 18.2 -31.9,
  16.5 -28.6, 15.2 -26.7, 14.5 -22.9, 13 -20, 11.8 -17.9, 12.5 -14.8, 13.6 -12.2, 13.2 -8.9,
  12.3 -6.1, 11.8 -4.7, 9.6 -2.4, 8.8 -0.7, 9.4 0.5, 9.7 2.5, 9.6 3.9, 8.5 4.6, 7 4.4, 6 4.3,
  5 5.8, 3.4 6.4, 1.2 6.1, -2 4.8, -4 5.2, -7.5 4.4, -9.3 5.9, -11.4 6.9, -13.2 8.5, -15 10.9,
  -16.8 12.4, -16.7 13.5, -17.5 14.7, -16.5 16, -16.1 18.1, -16.3 19.5, -17 21, -16 23.7,
  -14.5 26.2, -12.9 27.9, -11.2 28.6, -9.8 29.8, -9.6 31.4, -8.5 33.3, -6.8 34.1
`);
const MADAGASCAR = points(`
  49.3 -12.1, 50.3 -15.8, 49.5 -17.9, 48.3 -21.5, 47.1 -24.9, 45.2 -25.5, 43.6 -23.5, 44.3 -20,
  44.4 -16.9, 46.3 -15.7, 48 -13.6
`);
const KENYA = points(`
  33.9 0.1, 34.5 1.2, 35 1.9, 34.4 3.6, 34 4.2, 35.3 5, 35.9 4.6, 38.1 3.6, 39.6 3.6, 41.9 3.95,
  41 2.8, 41 -0.9, 41.6 -1.7, 40.1 -3.3, 39.2 -4.7, 37.7 -3.6, 37.6 -3, 34 -1
`);

/** Cities that messages reach, in degrees. */
export const CITIES = {
  nairobi: [36.8, -1.3],
  lagos: [3.4, 6.9],
  accra: [-0.2, 6],
  cairo: [31.2, 29.6],
  johannesburg: [28, -26.2],
  kinshasa: [15.8, -4.5],
  addis: [38.7, 9],
  dakar: [-16.6, 14.7],
  luanda: [14.2, -9],
  kampala: [32.6, 0.3],
  lusaka: [28.3, -15.4],
  casablanca: [-6.8, 33],
  tunis: [9.8, 35.8],
} as const satisfies Record<string, Point>;

/** Puts degrees into a square of `size` whose top left corner is the point. */
export const projection =
  ([left, top]: Point, size: number) =>
  ([longitude, latitude]: Point): Point => [
    left + ((longitude + 19) / 73) * size,
    top + ((38.5 - latitude) / 75) * size,
  ];
type Projection = ReturnType<typeof projection>;

const inside = ([x, y]: Point, border: readonly Point[]): boolean => {
  let odd = false;
  border.forEach(([ax, ay], i) => {
    const [bx, by] = border.at(i - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
};

/** Africa as one solid shape with Kenya in its own colour. */
export function solidAfrica(to: Projection, size: number): string {
  const land = (borders: readonly Point[][], fill: string, stroke: string, width: number) => {
    const edge = { stroke, "stroke-width": size * width, "stroke-linejoin": "round" };
    return path(
      each(borders, (border) => polygon(border.map(to))),
      fill,
      edge,
    );
  };
  return (
    land([MAINLAND, MADAGASCAR], mix(NAVY[800], NAVY[700], 0.6), NAVY[600], 0.008) +
    land([KENYA], MAGENTA[600], MAGENTA[600], 0.004)
  );
}

/** Africa as a field of dots; Kenya's are larger and in their own colour. */
export function dottedAfrica(to: Projection, size: number, kenya: string): string {
  const [step, count] = [1.75, 43]; // degrees between two dots, dots in a row
  const r = (size / 73) * step * 0.34;
  return times(count, (row) =>
    times(count, (column) => {
      const spot: Point = [-18.5 + (column + (row % 2) / 2) * step, 38 - row * step * 0.866];
      if (inside(spot, KENYA)) return circle(to(spot), r * 1.25, kenya);
      const land = inside(spot, MAINLAND) || inside(spot, MADAGASCAR);
      return land ? circle(to(spot), r, NAVY[500]) : "";
    }),
  );
}

/** A message from one city to another: an arc with a dot at its end. */
export function flight([ax, ay]: Point, [bx, by]: Point): string {
  const [middle, lift] = [(ay + by) / 2, Math.hypot(bx - ax, by - ay) * 0.28];
  const arc = `M${ax} ${ay}Q${(ax + bx) / 2} ${middle - lift} ${bx} ${by}`;
  return (
    stroke(arc, MAGENTA[400], 4, { opacity: 0.9 }) +
    circle([bx, by], 16, MAGENTA[400], { opacity: 0.22 }) +
    circle([bx, by], 8, MAGENTA[400])
  );
}

/** A mark on a map: a drop with a light eye, its tip at the point. */
export function pin([x, y]: Point, size: number, fill: string): string {
  const [a, b, c, r] = [size * 0.16, size * 0.3, size * 0.44, size * 0.42];
  const eye = y - size * 0.72;
  const drop = `M${x} ${y}C${x - a} ${y - b} ${x - r} ${y - c} ${x - r} ${eye}A${r} ${r} 0 0 1 ${x + r} ${eye}C${x + r} ${y - c} ${x + a} ${y - b} ${x} ${y}Z`;
  return (
    ellipse([x, y], [b, size * 0.09], NAVY[950], { opacity: 0.35, ...blur(8) }) +
    path(drop, fill) +
    circle([x, eye], size * 0.17, WHITE)
  );
}
