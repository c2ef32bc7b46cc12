import { FONTS } from "../site/company/values";
import { STORAGE_KEYS } from "../site/storage";

/** Id of the `noscript` element with the `@font-face` rules, for browsers without scripts. */
export const FONTS_ID = "web-fonts";
export const fontsStyle = (): string => `<style>${FONTS.rules}</style>`;

/**
 * Returns the inline script that loads the fonts. All fonts are `font-display: optional`, so one
 * that arrives late doesn't change text that's already painted.
 * On wide screens, and for returning visitors (who have the fonts in their cache), it adds the
 * `@font-face` rules and requests the fonts for the first paint. Chromium waits up to 50 ms for
 * them. On a first visit with a phone, the page itself loads first, and after the first paint, the
 * script fetches fonts for the next page. Visitors who save data don't get any fonts.
 * The script must be the same on every page, because the security policy lists its hash.
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
