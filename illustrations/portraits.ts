import path from "node:path";
import { readCatalogue, readDefault } from "../src/gatsby/sourcing/content-folder";
import { each } from "./lists";
import { linear, mix } from "./paint";
import { MAGENTA, NAVY, WHITE } from "./palette";
import { icon } from "./parts/basics";
import { light, tree } from "./parts/grounds";
import { circle, type Point, ring, path as shape, sheet } from "./shapes";
import type { Scene, Scenes } from "./svg";
import { centred, textToPath } from "./text";

/** First letters of the first and the last name, without titles: "Dr Naomi Chebet" is "NC". */
export function initials(name: string): string {
  const names = name.split(" ").filter((word) => !/^(?:Dr|Mr|Mrs|Ms|Prof|Eng)\.?$/i.test(word));
  const [first = "", ...rest] = names.map((word) => word.charAt(0).toUpperCase());
  return first + (rest.at(-1) ?? "");
}

const GRADIENTS = [
  [NAVY[600], NAVY[900]],
  [MAGENTA[500], MAGENTA[800]],
  [NAVY[700], MAGENTA[700]],
  [MAGENTA[600], "#4A2A66"],
  ["#6A4C93", NAVY[800]],
  [NAVY[500], "#5B2F63"],
] as const;

/** A number from a name, so that a person keeps the colours when others come and go. */
const choice = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

const arcs = (corner: Point, size: number, opacity: number): string =>
  each([0.3, 0.45, 0.6, 0.75], (r) => ring(corner, size * r, WHITE, size * 0.012, opacity));

/** Initials on a brand gradient, with the signal's arcs and the horizon. Never a face. */
const portrait =
  (name: string): Scene =>
  async ([size]) => {
    const pick = choice(name);
    const [from, to] = GRADIENTS[pick % 6] ?? GRADIENTS[0];
    const style = { size: size * 0.32, weight: 600, tracking: 10 } as const;
    const letters = await textToPath(initials(name), style);
    const [lower, higher, slope] = [size * 0.86, size * 0.83, size * 0.3];
    const hill = `M0 ${lower}C${slope} ${size * 0.8} ${size * 0.6} ${size * 0.9} ${size} ${higher}V${size}H0Z`;
    const dark = mix(to, NAVY[950], 0.35);
    return [
      sheet([size, size], linear(55, from, to)),
      light([slope, size * 0.2], [size * 0.7, size * 0.7], `${WHITE}@22`, `${WHITE}@0`),
      arcs([(pick % 2) * size, size * 0.02], size, 0.13),
      tree([size * (pick % 2 ? 0.2 : 0.82), size * 0.87], size / 900, dark, pick % 3 === 0),
      shape(hill, dark),
      centred(letters, [size / 2, size * 0.59], WHITE),
    ];
  };

/** A neutral portrait for a person without a picture. */
export const unknownPerson: Scene = ([size]) => {
  const middle: Point = [size / 2, size / 2];
  return [
    sheet([size, size], linear(55, NAVY[200], NAVY[300])),
    arcs([size, 0], size, 0.4) + circle(middle, size * 0.28, WHITE, { opacity: 0.55 }),
    icon("user", middle, size * 0.3, NAVY[500], 1.8),
  ];
};

/** Portraits by file name, from pairs of a name and the path of its picture. */
const portraits = (people: readonly (readonly [string, string])[]): Scenes =>
  Object.fromEntries(people.map(([name, file]) => [path.parse(file).name, portrait(name)]));

export const TEAM_PORTRAITS = portraits(
  readDefault("team", "sample").content.members.map(({ name, photo }) => [name, photo.path ?? ""]),
);
const { services, clientTestimonials } = readCatalogue("sample");
export const CLIENT_PORTRAITS = portraits([
  ...readDefault("testimonials", "sample").content.map(
    ({ name, image }) => [name, image.path ?? ""] as const,
  ),
  ...[...services.flatMap((service) => service.testimonials), ...clientTestimonials].map(
    ({ author, image }) => [author, image.path ?? ""] as const,
  ),
]);
