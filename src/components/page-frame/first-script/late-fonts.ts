import { STORAGE_KEYS } from "../../../site/storage";
import { WEB_FONTS } from "../../../styles/web-fonts";

/** Id of the `noscript` element with `fontsStyle`: readers without scripts have the fonts at once. */
export const FONTS_ID = "web-fonts";
export const fontsStyle = (): string => `<style>${WEB_FONTS}</style>`;

const FONT_HASH = /-(\w+)\.woff2/g;

/** What the first script of a page knows of its fonts. */
export interface LateFontsOptions {
  /** The element whose text is the style sheet of the web fonts. */
  readonly id: string;
  /** Where the browser keeps which fonts it has seen, and the name of today's. */
  readonly key: string;
  readonly fonts: string;
}

/**
 * A part of the first script (`first-script.ts`). Text is painted in fonts of the system, of the same
 * measure; the web fonts are asked for once the page is `painted`, so that nothing competes with that.
 * Where they would move a line that is in view, they wait for the next page. Who has them already
 * sees them from the start. Returns when it is decided which fonts this page is shown in.
 */
export function useFontsLate(
  painted: Promise<unknown>,
  { id, key, fonts }: LateFontsOptions,
): Promise<unknown> {
  const sheet = document.getElementById(id) as HTMLElement; // stands above this script
  const rules = String(sheet.textContent).matchAll(
    /"(\w+)";font-weight:([^;]+).*?src:([^;]+);unicode-range:([^}]+)/g,
  );
  const faces = [...rules].map(
    ([, family, weight, src, unicodeRange]) =>
      new FontFace(String(family), String(src), { weight, unicodeRange, display: "swap" }),
  );
  // the first of a family's three files is what every page needs; browsers ask for the others
  const load = () => Promise.all(faces.filter((_, i) => i % 3 === 0).map((face) => face.load()));
  const use = () => {
    for (const face of faces) document.fonts.add(face);
  };
  const topInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? top : null;
  };
  const useUnlessFelt = () => {
    // parts further down may wait for their layout, and would be laid out by the question alone
    const parts = [...document.querySelectorAll("main>*")].filter(
      (part) => topInView(part) !== null,
    );
    const lines = parts.flatMap((part) => [...part.querySelectorAll("*")]);
    const before = lines.map(topInView);
    use();
    if (lines.every((line, i) => Math.abs(Number(topInView(line)) - Number(before[i])) < 3)) return;
    for (const face of faces) document.fonts.delete(face);
    addEventListener("site:turned", use, { once: true });
  };
  const remember = () => {
    try {
      localStorage.setItem(key, fonts);
    } catch {}
  };
  let seen: string | null = null;
  try {
    seen = localStorage.getItem(key);
  } catch {}
  const offline = () => undefined;
  if (seen === fonts) {
    use();
    return load().catch(offline);
  }
  return painted.then(load).then(useUnlessFelt).then(remember, offline);
}

export const lateFontsOptions = (): LateFontsOptions => ({
  id: FONTS_ID,
  key: STORAGE_KEYS.fonts,
  fonts: [...WEB_FONTS.matchAll(FONT_HASH)].map(([, hash]) => hash).join(" "),
});
