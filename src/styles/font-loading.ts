import { FONTS } from "../site/company/values";
import { STORAGE_KEYS } from "../site/storage";

/** Id of the `noscript` element with the `@font-face` sheet, for browsers without scripts. */
export const FONTS_ID = "web-fonts";
export const fontsStyle = (): string => `<style>${FONTS.rules}</style>`;

/**
 * Returns the inline script that adds the `@font-face` sheet and requests the fonts of the first paint: on wide
 * screens, and for returning visitors, whose browsers have them in the cache. Chromium waits for them, 50 ms at most. A
 * first visit with a phone, whose slow line the page itself needs, fetches them for the next page, after the load and the
 * first paint, which on a fast line comes later. Every font is `font-display: optional`: a late one changes no text that
 * is painted. Nothing is fetched for visitors who save data. The script is the same in every page: the security policy
 * lists its hash.
 */
export const fontLoadingScript = (): string => `(() => {
  if (navigator.connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches) return;
  const key = ${JSON.stringify(STORAGE_KEYS.fonts)};
  let first = matchMedia("(min-width: 768px)").matches;
  try { first ||= localStorage.getItem(key) !== null; localStorage.setItem(key, "seen"); } catch {}
  const ignore = () => undefined;
  if (first) {
    document.head.insertAdjacentHTML("beforeend", document.getElementById("${FONTS_ID}").textContent);
    for (const font of [${FONTS.first.map((font) => JSON.stringify(font)).join(", ")}]) document.fonts.load(font).catch(ignore);
  } else addEventListener("load", () => new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    for (const url of ${JSON.stringify(FONTS.common)}) new FontFace("later", "url(" + url + ")").load().catch(ignore);
  }).observe({ type: "paint", buffered: true }));
})()`;
