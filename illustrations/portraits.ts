import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { MAGENTA, mix, NAVY, WHITE } from "./palette";
import { icon } from "./parts/basics";
import { acacia } from "./parts/land";
import { circle, linear, type Point, radial, rect, path as shape, svgPicture } from "./svg";
import { textToPath } from "./text";

/** Someone who needs a portrait: the name, and the file below `src/images/`. */
export interface Person {
  readonly name: string;
  readonly file: string;
}

const CONTENT = path.resolve("src/content");
const SOURCES = [
  "bundled/our-team.json",
  "bundled/testimonials.json",
  "catalogue/page-testimonials.ts",
  "catalogue/services.ts",
];
const NAME_FIELDS = ["name", "client_name", "author"];
const PORTRAIT = /^(?:team|people)\/[a-z0-9-]+\.png$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** What a field says about a picture: a path, or an image reference that holds one. */
const portraitPath = (value: unknown): string | undefined => {
  const file = isRecord(value) && "path" in value ? value.path : value;
  return typeof file === "string" && PORTRAIT.test(file) ? file : undefined;
};

/** Every record at any depth that has both a name and a portrait. */
function peopleIn(value: unknown): Person[] {
  if (!isRecord(value)) return [];
  const name = NAME_FIELDS.map((field) => value[field]).find((text) => typeof text === "string");
  const file = Object.values(value).map(portraitPath).find(Boolean);
  const own = typeof name === "string" && file ? [{ name, file }] : [];
  return [...own, ...Object.values(value).flatMap(peopleIn)];
}

async function readSource(source: string): Promise<unknown> {
  const file = path.join(CONTENT, source);
  if (!existsSync(file)) return null;
  if (file.endsWith(".json")) return JSON.parse(await readFile(file, "utf8"));
  return { ...(await import(pathToFileURL(file).href)) };
}

/** The people of the bundled content and the catalogue, each portrait once, in order of file. */
export async function people(): Promise<Person[]> {
  const found = (await Promise.all(SOURCES.map(readSource))).flatMap(peopleIn);
  const byFile = new Map(found.map((person) => [person.file, person]));
  return [...byFile.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** First letters of the first and the last name, without titles: "Dr Naomi Chebet" is "NC". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => !/^(?:Dr|Mr|Mrs|Ms|Prof|Eng)\.?$/i.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.[0] ?? "");
  return letters.join("").toUpperCase();
}

const GRADIENTS: readonly (readonly [string, string])[] = [
  [NAVY[600], NAVY[900]],
  [MAGENTA[500], MAGENTA[800]],
  [NAVY[700], MAGENTA[700]],
  [MAGENTA[600], "#4A2A66"],
  ["#6A4C93", NAVY[800]],
  [NAVY[500], "#5B2F63"],
];

/** A number from a name, so that a person keeps the colours when others come and go. */
const choice = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/** Initials on a brand gradient, with the signal's arcs and the horizon. Never a face. */
export async function portrait({ name }: Person, size: number): Promise<string> {
  const pick = choice(name);
  const [from, to] = GRADIENTS[pick % GRADIENTS.length] ?? [NAVY[600], NAVY[900]];
  const corner: Point = [[0, size][pick % 2] ?? 0, size * 0.02];
  const letters = await textToPath(initials(name), {
    font: "sora",
    size: size * 0.32,
    weight: 600,
    tracking: 10,
  });
  const hill = `M0 ${size * 0.86}C${size * 0.3} ${size * 0.8} ${size * 0.6} ${size * 0.9} ${size} ${size * 0.83}V${size}H0Z`;
  const dark = mix(to, NAVY[950], 0.35);
  return svgPicture(
    size,
    size,
    rect([0, 0, size, size], 0, linear(55, from, to)),
    circle([size * 0.3, size * 0.2], size * 0.7, radial([50, 50], 50, `${WHITE}@22`, `${WHITE}@0`)),
    ...[0.3, 0.45, 0.6, 0.75].map((r) =>
      circle(corner, size * r, "none", {
        stroke: WHITE,
        "stroke-opacity": 0.13,
        "stroke-width": size * 0.012,
      }),
    ),
    acacia([size * (pick % 2 ? 0.2 : 0.82), size * 0.87], size / 900, dark, pick % 3 === 0),
    shape(hill, dark),
    shape(letters.d, WHITE, {
      transform: `translate(${size / 2 - letters.width / 2} ${size * 0.59})`,
    }),
  );
}

/** A neutral portrait for someone whose picture is missing. */
export function unknownPerson(size: number): string {
  return svgPicture(
    size,
    size,
    rect([0, 0, size, size], 0, linear(55, NAVY[200], NAVY[300])),
    ...[0.3, 0.45, 0.6, 0.75].map((r) =>
      circle([size, 0], size * r, "none", {
        stroke: WHITE,
        "stroke-opacity": 0.4,
        "stroke-width": size * 0.012,
      }),
    ),
    circle([size / 2, size / 2], size * 0.28, WHITE, { opacity: 0.55 }),
    icon("user", [size / 2, size / 2], size * 0.3, NAVY[500], 1.8),
  );
}
