import { STORAGE_KEYS } from "../site/storage";
import { WEB_FONTS } from "./web-fonts";

/** Id of the `noscript` element with the `@font-face` sheet, for browsers without scripts. */
export const FONTS_ID = "web-fonts";
export const fontsStyle = (): string => `<style>${WEB_FONTS}</style>`;

/**
 * Inline script that adds the `@font-face` sheet once the page has loaded and is painted, so that fonts
 * compete with nothing; immediately for a returning visitor, who has them in the cache; never for a visitor
 * who saves data. Until then text is in metric-matched system faces. The same in every page: the
 * security policy lists its hash.
 */
export const lateFontsScript = (): string => `(() => {
  const key = ${JSON.stringify(STORAGE_KEYS.fonts)};
  const add = () => {
    document.head.insertAdjacentHTML("beforeend", document.getElementById("${FONTS_ID}").textContent);
    try { localStorage.setItem(key, "seen"); } catch {}
  };
  let seen = null;
  try { seen = localStorage.getItem(key); } catch {}
  if (navigator.connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches) return;
  if (seen) add();
  else addEventListener("load", () => requestAnimationFrame(() => setTimeout(add)));
})()`;
