import { readFile } from "node:fs/promises";
import path from "node:path";
import { replaceOutput } from "../../node/replace-file";
import { inlineIconId } from "../../site/media/icon-id";
import { isPage, type SiteFiles } from "./site-files";

/** Number of icons up to which a page holds them; the drawings of more would cost each visit more than the sprite once. */
export const MAX_INLINE_ICONS = 32;

const USE = /<use href="([^"#]*)#([^"]+)">/g;
const INLINE = /<svg data-icons[^>]*>.*?<\/svg>/s;
const ROOT = '<div id="___gatsby"';

/**
 * Writes the icons of each page into it, so that they are there with its first paint and ask for no file. Pages with
 * more than `MAX_INLINE_ICONS` keep those of the sprite. Returns the paths of the pages that were written; not read
 * are those that take no icon from the sprite.
 */
export async function inlineIcons(publicDirectory: string, files: SiteFiles): Promise<string[]> {
  const sprites = new Map<string, string>();
  const written: string[] = [];
  for (const [file, { spriteUrl }] of files) {
    if (!isPage(file) || spriteUrl === "") continue;
    const sprite =
      sprites.get(spriteUrl) ?? (await readFile(path.join(publicDirectory, spriteUrl), "utf8"));
    sprites.set(spriteUrl, sprite);
    const html = await readFile(path.join(publicDirectory, file), "utf8");
    const page = withInlineIcons(html, spriteUrl, sprite);
    if (page === html) continue;
    replaceOutput(path.join(publicDirectory, file), page);
    written.push(file);
  }
  return written;
}

/**
 * Returns a page whose icons are in it, or with too many of them in the sprite at `spriteUrl`. Both kinds may be in
 * `html`: Gatsby replaces a changed header or footer in a page that an earlier build wrote.
 */
export function withInlineIcons(html: string, spriteUrl: string, sprite: string): string {
  const prefix = inlineIconId("");
  const plain = html
    .replace(INLINE, "")
    .replace(USE, (_use, _url, id) => `<use href="${spriteUrl}#${id.replace(prefix, "")}">`);
  const ids = new Set(Array.from(plain.matchAll(USE), ([, , id = ""]) => id));
  if (ids.size > MAX_INLINE_ICONS) return plain;
  const symbols = [...ids].map((id) => symbolOf(sprite, id).replace(`"${id}"`, `"${prefix}${id}"`));
  const icons = `<svg data-icons="" style="display:none">${symbols.join("")}</svg>`;
  return plain
    .replace(USE, (_use, _url, id) => `<use href="#${prefix}${id}">`)
    .replace(ROOT, () => icons + ROOT);
}

function symbolOf(sprite: string, id: string): string {
  const start = sprite.indexOf(`<symbol id="${id}"`);
  if (start < 0) throw new Error(`The sprite of icons has no "${id}".`);
  const end = "</symbol>";
  return sprite.slice(start, sprite.indexOf(end, start) + end.length);
}
