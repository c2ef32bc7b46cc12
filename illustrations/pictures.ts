import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readCatalogue, readDefault } from "../src/gatsby/sourcing/content-folder";
import { initialsOf } from "../src/site/format/text";
import { ICON_NAMES, SOCIAL_NETWORKS } from "../src/site/icons";
import grounds from "./portraits/grounds.json";

/** Folders of the sample's drawings. Each build renders the site's own drawings itself. */
const FOLDERS = ["hero", "services", "posts", "case-studies", "videos", "clients"];
const SAMPLE_IMAGES = "sample/images";
const NOTICE =
  "<!-- Interface icons: Lucide, https://lucide.dev, ISC License, Copyright (c) Lucide Icons and " +
  "Contributors; parts from Feather, MIT License, Copyright (c) Cole Bemis. -->";
const STROKES =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const drawing = (name: string) => readFileSync(path.resolve("illustrations", name), "utf8");

/**
 * Returns each icon's shapes on a 24-unit square, by name: the names in `src/site/icons.ts`, and
 * `brand-…` for each social network.
 */
export function iconShapes(): Readonly<Record<string, string>> {
  const shapes = (attributes: string, svg: string) => {
    const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? "";
    return `<g ${attributes}>${body.replace(/\s*\n\s*/g, "").replaceAll(" />", "/>")}</g>`;
  };
  const lucide = (name: string) => drawing(`../node_modules/lucide-static/icons/${name}.svg`);
  return Object.fromEntries([
    ...ICON_NAMES.map((name) => [name, shapes(STROKES, lucide(name))]),
    ...SOCIAL_NETWORKS.map((name) => [
      `brand-${name}`,
      shapes('fill="currentColor"', drawing(`social/${name}.svg`)),
    ]),
  ]);
}

/** Returns the sprite, with a symbol for each icon. */
export function iconSprite(): string {
  const symbols = Object.entries(iconShapes()).map(
    ([id, shapes]) => `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`,
  );
  return `${['<svg xmlns="http://www.w3.org/2000/svg">', NOTICE, ...symbols, "</svg>"].join("\n")}\n`;
}

/**
 * Draws a portrait with initials, never a face. A name's background colour doesn't depend on the
 * other names.
 */
export function portrait(name: string): string {
  const pick = [...name].reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) % 9973, 7);
  const ground = grounds[pick % grounds.length];
  const letters = [...initialsOf(name)].map((letter) => {
    const symbol = new RegExp(`id="${letter}" viewBox="0 0 (\\S+) [^>]*>([\\s\\S]*?)</symbol>`);
    const [, width, outline = ""] = symbol.exec(drawing("portraits/letters.svg")) ?? [];
    return { width: Number(width ?? 0), outline };
  });
  let x = -letters.reduce((sum, { width }) => sum + width / 2, 0);
  const outlines = letters.map(({ width, outline }) => {
    const left = x;
    x += width;
    return `<g transform="translate(${left} -100)">${outline}</g>`;
  });
  return drawing("portraits/portrait.svg")
    .replace(/#\w{6}/g, (colour) => ground?.[grounds[0]?.indexOf(colour) ?? -1] ?? colour)
    .replace('id="pattern"', pick % 2 ? 'transform="translate(480 0) scale(-1 1)"' : "")
    .replace(/(?<=<g id="initials"[^>]*>)/, outlines.join(""));
}

/** A raster picture: file, drawing, and width in pixels if it differs from the drawing's. */
export type Picture = readonly [file: string, svg: () => string, width?: number];

/** Returns every sample picture that is drawn here. */
export function pictures(): readonly Picture[] {
  const drawn = FOLDERS.flatMap((folder) =>
    readdirSync(path.resolve("illustrations", folder)).map((file): Picture => {
      const { name } = path.parse(file);
      const format = folder === "clients" ? "png" : "jpg";
      return [`${SAMPLE_IMAGES}/${folder}/${name}.${format}`, () => drawing(`${folder}/${file}`)];
    }),
  );
  const person = (
    name: string,
    { path: file }: { path: string | null },
    width: number,
  ): Picture => [`${SAMPLE_IMAGES}/${file}`, () => portrait(name), width];
  const { services, clientTestimonials } = readCatalogue("sample").records;
  const clients = [...services.flatMap((one) => one.testimonials), ...clientTestimonials];
  return [
    ...drawn,
    ...readDefault("team", "sample").content.members.map((one) => person(one.name, one.photo, 480)),
    ...readDefault("testimonials", "sample").content.map((one) => person(one.name, one.image, 320)),
    ...clients.map(({ author, image }) => person(author, image, 320)),
  ];
}
