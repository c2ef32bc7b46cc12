import { REDIRECTS } from "../site/redirects";
import { CONTENT_API_ROUTE } from "../site/routes";

const SCRIPT_OR_STYLE = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>[\s\S]*?<\/\1\s*>/gi;
const TAG = /<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
/** One attribute after the other, so that none is found inside the value of another. */
const ATTRIBUTE = /\s([^\s=>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[^\s>"']+)/g;
const NAMES_FILE = /^(?:href|src|srcset|imagesrcset|poster)$/i;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', "#x27": "'", "#39": "'" };

/** Where a page of ours points to on this site. */
export interface PageLinks {
  /** Addresses that a visitor follows. */
  readonly links: readonly string[];
  /** Files that the page needs to show itself. */
  readonly assets: readonly string[];
}

/**
 * Addresses on this site that stand in a page's mark-up, decoded, without query and fragment.
 * `address` is the page's own; `siteUrl` is the origin that canonical links name.
 */
export function pageLinks(html: string, address: string, siteUrl: string): PageLinks {
  const links = new Set<string>();
  const assets = new Set<string>();
  const origin = new URL(siteUrl).origin;
  const markup = html.replace(SCRIPT_OR_STYLE, "<$1$2>");
  for (const [, tag = "", attributes = ""] of markup.matchAll(TAG)) {
    for (const [, name = "", double, single] of attributes.matchAll(ATTRIBUTE)) {
      if (!NAMES_FILE.test(name)) continue;
      const value = decode(double ?? single ?? "");
      const isSet = /srcset$/i.test(name);
      const targets = isSet
        ? value.split(/,\s+/).map((part) => part.trim().split(/\s/)[0])
        : [value];
      const isLink = tag === "a" || /\brel="(?:canonical|next|prev|alternate)"/.test(attributes);
      for (const target of targets) {
        const path = ownPath(target ?? "", address, origin);
        if (path) (isLink ? links : assets).add(path);
      }
    }
  }
  return { links: [...links], assets: [...assets] };
}

const decode = (text: string): string =>
  text.replace(/&(amp|quot|#x27|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

function ownPath(target: string, address: string, siteOrigin: string): string | null {
  const base = `${siteOrigin}${address}`;
  if (!target || !URL.canParse(target, base)) return null;
  const url = new URL(target, base);
  if (url.origin !== siteOrigin) return null;
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}

/** Whether a host answers `path` with something that the build has made. */
export function isAnswered(path: string, hasFile: (file: string) => boolean): boolean {
  const file = path.replace(/^\/+|\/+$/g, "");
  if (hasFile(file) || hasFile(file ? `${file}/index.html` : "index.html")) return true;
  if (path === CONTENT_API_ROUTE || path.startsWith(`${CONTENT_API_ROUTE}/`)) return true;
  return REDIRECTS.some(({ from }) => from === path);
}
