import { CONSENT_ATTRIBUTE } from "./consent";

/** The analytics id; empty when the site was built without one, which means no analytics at all. */
export const ANALYTICS_ID = process.env.GATSBY_GA_MEASUREMENT_ID ?? "";

declare global {
  interface Window {
    /** The queue function that the built pages define when analytics is configured. */
    gtag?: (command: string, id: string, parameters: Readonly<Record<string, unknown>>) => void;
  }
}

/** Reports a page view. Before consent it only waits in the page's own queue. */
export function pageView(path: string, id: string = ANALYTICS_ID): void {
  if (id) window.gtag?.("config", id, { page_path: path });
}

/**
 * Runs the third-party scripts that gatsby-plugin-google-gtag put into the page and `gatsby-ssr.tsx` made
 * inert, once. Call it only after the visitor has agreed.
 */
export function startAnalytics(id: string = ANALYTICS_ID): void {
  if (!id) return;
  Reflect.deleteProperty(window, `ga-disable-${id}`);
  for (const inert of document.querySelectorAll<HTMLScriptElement>(
    `script[${CONSENT_ATTRIBUTE}]`,
  )) {
    const script = document.createElement("script");
    script.async = true;
    script.src = inert.src;
    inert.replaceWith(script); // browsers run a script only when a new element of it is put in
  }
}

/** Every domain that a cookie of this host may have been set for. */
function cookieDomains(host: string): string[] {
  const labels = host.split(".");
  return labels.map((_label, index) => `.${labels.slice(index).join(".")}`);
}

/** Silences a script that runs already and removes its cookies. */
export function stopAnalytics(id: string = ANALYTICS_ID): void {
  if (!id) return;
  Reflect.set(window, `ga-disable-${id}`, true); // the switch that the script itself looks at
  const names = document.cookie.split(/;\s*/).flatMap((pair) => pair.split("=")[0] ?? []);
  for (const name of names.filter((cookie) => /^_ga(?:_|$)/.test(cookie))) {
    for (const domain of ["", ...cookieDomains(window.location.hostname)]) {
      const scope = domain ? `; domain=${domain}` : "";
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
      document.cookie = `${name}=; path=/; max-age=0${scope}`;
    }
  }
}
