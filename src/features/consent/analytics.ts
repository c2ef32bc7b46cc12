import { readStored } from "../../hooks/use-stored";
import { STORAGE_KEYS } from "../../site/storage";
import { CONSENT_ATTRIBUTE, parseConsent } from "./consent";

declare global {
  interface Window {
    /** The queue function that built pages define if analytics is configured. */
    gtag?: (command: string, id: string, parameters: Readonly<Record<string, unknown>>) => void;
  }
}

/**
 * Reports a page view if the visitor has agreed. Leaves out the query and fragment of the page and
 * the referrer, because they may contain what visitors typed. Sets every value explicitly, or
 * Google's script would read the full URL itself.
 */
export function reportRoute(
  { origin, pathname }: { readonly origin: string; readonly pathname: string },
  id: string,
): void {
  if (parseConsent(readStored(STORAGE_KEYS.consent))?.choice !== "accepted") return;
  window.gtag?.("config", id, {
    page_path: pathname,
    page_location: origin + pathname,
    page_referrer: document.referrer.replace(/[?#].*/s, ""),
  });
}

/**
 * Runs the third-party scripts that gatsby-plugin-google-gtag added to the page and
 * `gatsby-ssr.tsx` made inert. Each of them runs once. Only call this after the visitor has agreed.
 */
export function startAnalytics(id: string): void {
  Reflect.deleteProperty(window, `ga-disable-${id}`);
  for (const inert of document.querySelectorAll<HTMLScriptElement>(
    `script[${CONSENT_ATTRIBUTE}]`,
  )) {
    const script = document.createElement("script");
    script.async = true;
    script.src = inert.src;
    inert.replaceWith(script); // browsers only run scripts in new elements
  }
}

/** Disables analytics, even if it's already running, and deletes its cookies. */
export function stopAnalytics(id: string): void {
  Reflect.set(window, `ga-disable-${id}`, true); // the script's own switch
  const labels = window.location.hostname.split(".");
  const domains = labels.map((_label, index) => `; domain=.${labels.slice(index).join(".")}`);
  const names = document.cookie.split(/;\s*/).flatMap((pair) => pair.split("=")[0] ?? []);
  for (const name of names.filter((cookie) => /^_ga(?:_|$)/.test(cookie))) {
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
