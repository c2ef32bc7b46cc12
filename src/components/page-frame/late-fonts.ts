import { isFrugal } from "../../hooks/idle";
import { STORAGE_KEYS } from "../../site/storage";
import { WEB_FONTS } from "../../styles/web-fonts";

/** Id of the `noscript` element with `fontsStyle`: readers without scripts have the fonts at once. */
export const FONTS_ID = "web-fonts";
export const fontsStyle = (): string => `<style>${WEB_FONTS}</style>`;

const FONT_HASH = /-(\w+)\.woff2/g;

/** What the first script of a page works with; nothing else is known where it runs. */
export interface FirstScriptOptions {
  /** The element whose text is the style sheet of the web fonts. */
  readonly id: string;
  /** Where the browser keeps which fonts it has seen, and the name of today's. */
  readonly key: string;
  readonly fonts: string;
}

/**
 * Runs in the head of every page. Text is painted in fonts of the system, of the same measure; the
 * web fonts are asked for once the page has loaded, so that nothing competes with its first paint.
 * Where they would move a line that is in view, they wait for the next page. Who has them already
 * sees them from the start. Who saves data never loads them, and of pictures further down the
 * smallest file.
 */
export function onFirstScript(frugal: () => boolean, { id, key, fonts }: FirstScriptOptions): void {
  if (frugal()) {
    const shrink = () => {
      for (const image of document.querySelectorAll('img[loading="lazy"]:not([sizes="1px"])')) {
        const place = image.closest("picture,body") as Element; // a page has a body
        for (const part of [image, ...place.querySelectorAll(":scope>source")]) {
          part.setAttribute("sizes", "1px");
        }
      }
    };
    new MutationObserver(shrink).observe(document, { childList: true, subtree: true });
    return;
  }
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
  const tops = () =>
    [...document.querySelectorAll("main *")]
      .map((element) => element.getBoundingClientRect())
      .map(({ top, bottom }) => (bottom > 0 && top < innerHeight ? top : 0));
  const useUnlessFelt = () => {
    const before = tops();
    use();
    const after = tops();
    if (before.every((top, i) => Math.abs(top - Number(after[i])) < 3)) return;
    for (const face of faces) document.fonts.delete(face);
    addEventListener("site:leave", use, { once: true });
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
    load().catch(offline);
    return;
  }
  const start = () => load().then(useUnlessFelt).then(remember, offline);
  // two frames after the load, a picture that it waited for has been painted
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(start));
  addEventListener("load", painted, { once: true });
}

/** The text of that script, the same in every page: the security policy names its hash. */
export function firstScript(): string {
  const options: FirstScriptOptions = {
    id: FONTS_ID,
    key: STORAGE_KEYS.fonts,
    fonts: [...WEB_FONTS.matchAll(FONT_HASH)].map(([, hash]) => hash).join(" "),
  };
  const code = `(${String(onFirstScript)})(${String(isFrugal)},${JSON.stringify(options)})`;
  return code.replace(/\n\s*/g, "\n");
}
