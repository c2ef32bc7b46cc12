import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readCatalogue, readDefault } from "../src/gatsby/sourcing/content-folder";
import { ICON_NAMES } from "../src/site/media/icons";

/** Where the pictures of each folder of drawings go. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  "sample/content/images": ["hero", "services", "posts", "case-studies", "videos", "clients"],
  "src/images": ["sections", "fallback"],
};
/** Ground, horizon and trees of the kinds of portraits; the first as portrait.svg has them. */
const GROUNDS: readonly (readonly string[])[] = [
  ["#4D5E85", "#1B263E", "#162036"],
  ["#DD4D90", "#83164E", "#5A1641"],
  ["#3A496D", "#A42164", "#6F1D4F"],
  ["#C5337B", "#4A2A66", "#352350"],
  ["#6A4C93", "#2B3857", "#212C47"],
  ["#697AA0", "#5B2F63", "#40264E"],
];
const NETWORKS = ["linkedin", "twitter", "facebook", "instagram", "whatsapp"];
const NOTICE =
  "<!-- Interface icons: Lucide, https://lucide.dev, ISC License, Copyright (c) Lucide Icons and " +
  "Contributors; parts from Feather, MIT License, Copyright (c) Cole Bemis. -->";
const STROKES =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const drawing = (name: string) => readFileSync(path.resolve("illustrations", name), "utf8");

/** The sprite: one symbol per name of `src/site/media/icons.ts`, and `brand-…` per social network. */
export function iconSprite(): string {
  const symbol = (id: string, attributes: string, svg: string) => {
    const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? "";
    const shapes = body.replace(/\s*\n\s*/g, "").replaceAll(" />", "/>");
    return `<symbol id="${id}" viewBox="0 0 24 24" ${attributes}>${shapes}</symbol>`;
  };
  const lucide = (name: string) => drawing(`../node_modules/lucide-static/icons/${name}.svg`);
  return `${[
    '<svg xmlns="http://www.w3.org/2000/svg">',
    NOTICE,
    ...ICON_NAMES.map((name) => symbol(name, STROKES, lucide(name))),
    ...NETWORKS.map((name) =>
      symbol(`brand-${name}`, 'fill="currentColor"', drawing(`social/${name}.svg`)),
    ),
    "</svg>",
  ].join("\n")}\n`;
}

/** First letters of the first and the last name, without titles: "Dr Naomi Chebet" is "NC". */
export function initials(name: string): string {
  const names = name.split(" ").filter((word) => !/^(?:Dr|Mr|Mrs|Ms|Prof|Eng)\.?$/i.test(word));
  const [first = "", ...rest] = names.map((word) => word.charAt(0).toUpperCase());
  return first + (rest.at(-1) ?? "");
}

/** Initials on a ground that stays a name's own when others come and go. Never a face. */
export function portrait(name: string): string {
  const pick = [...name].reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) % 9973, 7);
  const outlines = [...initials(name)].flatMap((letter) => {
    const symbol = new RegExp(`id="${letter}" viewBox="0 0 (\\S+) [^>]*>([\\s\\S]*?)</symbol>`);
    const [, width, outline = ""] = symbol.exec(drawing("portraits/letters.svg")) ?? [];
    return width ? [{ width: Number(width), outline }] : [];
  });
  const left = outlines.map((_, i) => outlines.slice(0, i).reduce((x, one) => x + one.width, 0));
  const whole = outlines.reduce((x, one) => x + one.width, 0);
  const letters = outlines.map(
    ({ outline }, i) =>
      `<g transform="translate(${(left[i] ?? 0) - whole / 2} -100)">${outline}</g>`,
  );
  const ground = GROUNDS[pick % GROUNDS.length];
  return drawing("portraits/portrait.svg")
    .replace(/#\w{6}/g, (colour) => ground?.[GROUNDS[0]?.indexOf(colour) ?? -1] ?? colour)
    .replace('id="place"', pick % 2 ? 'transform="translate(480 0) scale(-1 1)"' : "")
    .replace(/(?<=<g id="initials"[^>]*>)/, letters.join(""));
}

/** A raster picture: its file, the drawing, and the width in pixels where it is not the drawing's. */
export type Picture = readonly [file: string, svg: () => string, width?: number];

const drawn = Object.entries(FOLDERS).flatMap(([to, folders]) =>
  folders.flatMap((folder) =>
    readdirSync(path.resolve("illustrations", folder)).map((file): Picture => {
      const { name } = path.parse(file);
      const isFlat = folder === "clients" || name === "person";
      return [
        `${to}/${folder}/${name}.${isFlat ? "png" : "jpg"}`,
        () => drawing(`${folder}/${file}`),
      ];
    }),
  ),
);

const people = (
  folder: string,
  width: number,
  all: readonly { name: string; path: string | null }[],
) =>
  all.map(({ name, path: file }): Picture => {
    const { name: base } = path.parse(file ?? "");
    return [`sample/content/images/${folder}/${base}.png`, () => portrait(name), width];
  });

/** Every raster picture of the site that is drawn here. */
export function pictures(): readonly Picture[] {
  const { services, clientTestimonials } = readCatalogue("sample");
  const members = readDefault("team", "sample").content.members;
  const clients = readDefault("testimonials", "sample").content;
  const authors = [...services.flatMap((one) => one.testimonials), ...clientTestimonials];
  return [
    ...drawn,
    ...people(
      "team",
      480,
      members.map(({ name, photo }) => ({ name, path: photo.path })),
    ),
    ...people("people", 320, [
      ...clients.map(({ name, image }) => ({ name, path: image.path })),
      ...authors.map(({ author, image }) => ({ name: author, path: image.path })),
    ]),
  ];
}
