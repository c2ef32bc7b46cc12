/** The analytics id; empty when the site was built without one, which means no analytics at all. */
export const ANALYTICS_ID = process.env.GATSBY_GA_MEASUREMENT_ID ?? "";

declare global {
  interface Window {
    /** The queue function that the built pages define when analytics is configured. */
    gtag?: (command: string, id: string, parameters: Readonly<Record<string, unknown>>) => void;
  }
}

const SCRIPT_ELEMENT_ID = "analytics-script";

/** Reports a page view. Before consent it only waits in the page's own queue. */
export function pageView(path: string, id: string = ANALYTICS_ID): void {
  if (id) window.gtag?.("config", id, { page_path: path });
}

/** Loads the third-party script, once. Call it only after the visitor has agreed. */
export function startAnalytics(id: string = ANALYTICS_ID): void {
  if (!id) return;
  Reflect.deleteProperty(window, `ga-disable-${id}`);
  if (document.getElementById(SCRIPT_ELEMENT_ID)) return;
  const script = document.createElement("script");
  script.id = SCRIPT_ELEMENT_ID;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
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
