import { STORAGE_KEYS } from "../site/storage";
import { WEB_FONTS } from "./web-fonts";

/** Id of the `noscript` element with the `@font-face` sheet, for browsers without scripts. */
export const FONTS_ID = "web-fonts";
export const fontsStyle = (): string => `<style>${WEB_FONTS}</style>`;

/** The files that every page needs; those of rarer characters have the names of their scripts. */
const COMMON_FONTS = Array.from(
  WEB_FONTS.matchAll(/url\("([^"]+)"\)/g),
  ([, url = ""]) => url,
).filter((url) => !url.includes("-latin"));

/**
 * Inline script that adds the `@font-face` sheet and asks for the fonts of the first paint: on wide screens,
 * and for visitors who were here before, whose browsers have them in the cache. Chromium waits for them, 50 ms at most.
 * A first visit with a phone, whose slow line the page itself needs, fetches them after the load for the next
 * page. Every face is `font-display: optional`: none that comes late changes text that is painted. Nothing is
 * fetched for visitors who save data. The same in every page: the security policy lists its hash.
 */
export const fontLoadingScript = (): string => `(() => {
  if (navigator.connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches) return;
  const key = ${JSON.stringify(STORAGE_KEYS.fonts)};
  let first = matchMedia("(min-width: 768px)").matches;
  try { first ||= localStorage.getItem(key) !== null; localStorage.setItem(key, "seen"); } catch {}
  const ignore = () => undefined;
  if (first) {
    document.head.insertAdjacentHTML("beforeend", document.getElementById("${FONTS_ID}").textContent);
    for (const font of ["600 1em Sora", "1em Figtree"]) document.fonts.load(font).catch(ignore);
  } else addEventListener("load", () => {
    for (const url of ${JSON.stringify(COMMON_FONTS)}) new FontFace("later", "url(" + url + ")").load().catch(ignore);
  });
})()`;
