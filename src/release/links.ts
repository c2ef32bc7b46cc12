import { Parser } from "htmlparser2";
import { REDIRECTS } from "../site/redirects";
import { CONTENT_API_ROUTE } from "../site/routes";

/**
 * Lists the paths on this site that a page's mark-up names, decoded, without query and fragment:
 * `links` that a visitor may follow, `assets` that the page needs to be displayed. `urlPath` is the
 * page's own path, `siteUrl` the origin of canonical links.
 */
export function pageLinks(html: string, urlPath: string, siteUrl: string) {
  const links = new Set<string>();
  const assets = new Set<string>();
  const { origin } = new URL(siteUrl);
  const parser = new Parser({
    onopentag: (
      tag,
      { href = "", src = "", poster = "", rel = "", srcset = "", imagesrcset = "" },
    ) => {
      const isLink = tag === "a" || /^(?:canonical|next|prev|alternate)$/.test(rel);
      const candidates = `${srcset}, ${imagesrcset}`
        .split(/,\s+/)
        .map((text) => text.trim().split(/\s/)[0]);
      for (const target of [href, src, poster, ...candidates]) {
        const path = ownPath(target ?? "", origin, urlPath);
        if (path) (isLink ? links : assets).add(path);
      }
    },
  });
  parser.end(html);
  return { links: [...links], assets: [...assets] };
}

function ownPath(target: string, origin: string, urlPath: string): string | null {
  if (!target || !URL.canParse(target, origin + urlPath)) return null;
  const url = new URL(target, origin + urlPath);
  if (url.origin !== origin) return null;
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}

/** Whether a host responds to `path` with a built file, a redirect or the content API. */
export function pathExists(path: string, hasFile: (file: string) => boolean): boolean {
  const file = path.replace(/^\/+|\/+$/g, "");
  if (hasFile(file) || hasFile(file ? `${file}/index.html` : "index.html")) return true;
  if (path === CONTENT_API_ROUTE || path.startsWith(`${CONTENT_API_ROUTE}/`)) return true;
  return REDIRECTS.some(({ from }) => from === path);
}
