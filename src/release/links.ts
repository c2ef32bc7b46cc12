import { Parser } from "htmlparser2";
import * as v from "valibot";
import { builtAuthors } from "../content/blog/post-authors";
import { decodeShard } from "../content/blog/search-index";
import { canonicalPath } from "../site/canonical-path";
import {
  authorRoute,
  BUILT_AUTHORS_ROUTE,
  CONTENT_API_ROUTE,
  postRoute,
  RECENT_POSTS_ROUTE,
  REDIRECTS,
  type Redirect,
} from "../site/routes";

/**
 * Lists the paths on this site that a page refers to, decoded and without query and fragment:
 * `links` that visitors can follow, `written` links in an editor's text (`Prose`), and `assets`
 * that the page needs to display. `urlPath` is the page's own path, and `siteUrl` is the origin of
 * canonical links.
 */
export function pageLinks(html: string, urlPath: string, siteUrl: string) {
  const links = new Set<string>();
  const written = new Set<string>();
  const assets = new Set<string>();
  const { origin } = new URL(siteUrl);
  let depth = 0; // how deep inside editors' text the parser is
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const {
        href = "",
        src = "",
        poster = "",
        rel = "",
        srcset = "",
        imagesrcset = "",
      } = attributes;
      if (depth > 0 || "data-written" in attributes) depth += 1;
      const isLink = tag === "a" || /^(?:canonical|next|prev|alternate)$/.test(rel);
      const found = depth > 0 ? written : links;
      const candidates = `${srcset}, ${imagesrcset}`
        .split(/,\s+/)
        .map((text) => text.trim().split(/\s/)[0]);
      for (const target of [href, src, poster, ...candidates]) {
        const path = sitePath(target ?? "", origin, urlPath);
        if (path) (isLink ? found : assets).add(path);
      }
    },
    onclosetag: () => {
      if (depth > 0) depth -= 1;
    },
  });
  parser.end(html);
  return { links: [...links], written: [...written], assets: [...assets] };
}

/**
 * Lists the paths that the browser turns into links from a JSON file. Returns an empty list for
 * other files.
 */
export function listedPages(file: string, text: string): string[] {
  if (`/${file}` === RECENT_POSTS_ROUTE) return pathsOf(v.parse(listed, JSON.parse(text)));
  if (`/${file}` === BUILT_AUTHORS_ROUTE) {
    return v.parse(builtAuthors, JSON.parse(text)).map(({ authorId }) => authorRoute(authorId));
  }
  const isShard = SEARCH_SHARD.test(file);
  return isShard ? pathsOf(decodeShard(JSON.parse(text))) : [];
}

const listed = v.array(v.object({ slug: v.string() }));
const pathsOf = (posts: readonly { readonly slug: string }[]) =>
  posts.map(({ slug }) => postRoute(slug));

/**
 * Matches the files of the search index, which are named after their digests, but not its manifest.
 */
const SEARCH_SHARD = /^search\/[\da-f]{20}\.json$/;

function sitePath(target: string, origin: string, urlPath: string): string | null {
  if (!target || !URL.canParse(target, origin + urlPath)) return null;
  const url = new URL(target, origin + urlPath);
  if (url.origin !== origin) return null;
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}

/** Returns whether a host responds to `path` with a file, a redirect or the content API. */
export function pathExists(
  path: string,
  hasFile: (file: string) => boolean,
  redirects: readonly Redirect[] = REDIRECTS,
): boolean {
  const canonical = canonicalPath(path);
  const file = canonical.slice(1);
  if (hasFile(file) || hasFile(file ? `${file}/index.html` : "index.html")) return true;
  return (
    `${canonical}/`.startsWith(`${CONTENT_API_ROUTE}/`) ||
    redirects.some(({ from }) => from === canonical)
  );
}
