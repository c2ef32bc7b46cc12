import { readFileSync } from "node:fs";
import path from "node:path";
import { ICON_NAMES } from "../src/site/media/icons";

const ICON_FOLDER = path.resolve("node_modules/lucide-static/icons");

const NOTICE =
  "<!-- Interface icons: Lucide, https://lucide.dev, ISC License, " +
  "Copyright (c) Lucide Icons and Contributors; parts from Feather, MIT License, " +
  "Copyright (c) Cole Bemis. -->";

/** Glyphs of the social networks on a 24 × 24 grid, filled by the even-odd rule. */
const BRAND_GLYPHS = {
  linkedin:
    "M4.6 3h14.8A1.6 1.6 0 0 1 21 4.6v14.8a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 19.4V4.6A1.6 1.6 0 0 1 4.6 3Z" +
    "M7.35 5.9a1.45 1.45 0 1 0 0 2.9 1.45 1.45 0 0 0 0-2.9ZM6.1 10.1v7.9h2.5v-7.9Z" +
    "M10.2 10.1V18h2.5v-4.1c0-1.1.4-1.85 1.5-1.85s1.4.8 1.4 1.9V18h2.5v-4.5c0-2.2-1-3.6-2.95-3.6-1.2 0-2 .6-2.45 1.3v-1.1Z",
  twitter:
    "M14.1 10.4 21 2.4h-1.7l-5.95 6.9-4.75-6.9H3l7.2 10.5L3 21.6h1.7l6.3-7.4 5.1 7.4h5.6ZM5.3 3.7h2.5l11.1 16.6h-2.5Z",
  facebook:
    "M12 2a10 10 0 0 0-1.6 19.87v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.45h-1.25c-1.2 0-1.6.75-1.6 1.55V12h2.8l-.45 2.87h-2.35v7A10 10 0 0 0 12 2Z",
  instagram:
    "M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Zm0 2a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4Z" +
    "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM17.4 5.4a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z",
  whatsapp:
    "M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2Zm0 1.8a8.2 8.2 0 1 1-4.2 15.25l-.3-.18-3 .78.8-2.9-.2-.3A8.2 8.2 0 0 1 12 3.8Z" +
    "M16.5 14.1c-.25-.12-1.45-.7-1.67-.8-.23-.08-.39-.12-.56.13-.16.24-.63.8-.78.95-.14.17-.28.19-.53.06a6.7 6.7 0 0 1-3.35-2.93c-.25-.43.25-.4.72-1.34.08-.16.04-.3-.02-.42-.06-.13-.56-1.35-.77-1.84-.2-.48-.4-.42-.56-.42h-.47c-.17 0-.43.06-.66.3-.22.25-.86.85-.86 2.06s.88 2.4 1 2.56c.13.17 1.74 2.65 4.2 3.72 1.57.67 2.18.73 2.96.61.48-.07 1.45-.6 1.66-1.17.2-.58.2-1.07.14-1.18-.06-.1-.22-.16-.47-.29Z",
} as const;

const STROKE_STYLE =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** What stands between the `<svg …>` tags of one Lucide icon. Throws for an unknown name. */
export function iconBody(name: string): string {
  const source = readFileSync(path.join(ICON_FOLDER, `${name}.svg`), "utf8");
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1];
  if (!body) throw new Error(`The icon "${name}" of lucide-static is not an SVG picture.`);
  return body.replace(/\s*\n\s*/g, "").replaceAll(" />", "/>");
}

/** The sprite: one symbol per name of `src/site/media/icons.ts`, and `brand-…` per network. */
export function iconSprite(): string {
  const symbol = (id: string, attributes: string, content: string) =>
    `<symbol id="${id}" viewBox="0 0 24 24" ${attributes}>${content}</symbol>`;
  const glyph = (d: string) => `<path fill-rule="evenodd" d="${d}"/>`;
  return `${[
    '<svg xmlns="http://www.w3.org/2000/svg">',
    NOTICE,
    ...ICON_NAMES.map((name) => symbol(name, STROKE_STYLE, iconBody(name))),
    ...Object.entries(BRAND_GLYPHS).map(([network, d]) =>
      symbol(`brand-${network}`, 'fill="currentColor"', glyph(d)),
    ),
    "</svg>",
  ].join("\n")}\n`;
}
