import type { StoredContent } from "../content/content-store";
import { STORED_CONTENT_FILE } from "../content/content-store";
import type { Site } from "../server/site";
import { REDIRECTS_FILE, type Redirect } from "../site/routes";
import type { EdgeRelease } from "./edge-release";
import type { Fetcher } from "./platform";

/** Request headers that make a request conditional or ask for a range. */
const CONDITIONS = ["if-none-match", "if-modified-since", "if-range", "range"];

/** Returns the built site from a worker's static assets, which already have their `_headers`. */
export function assetSite(assets: Fetcher, release: EdgeRelease): Site {
  const gone = new Set(release.gone);
  const ask = (url: string, name: string, method = "GET", headers?: Headers) => {
    // With html_handling on, assets redirect `404.html` to `404`, and `about/` to `about`.
    const encoded = name
      .replace(/\.html$/, "")
      .split("/")
      .map(encodeURIComponent)
      .join("/");
    return assets.fetch(
      new Request(new URL(`/${encoded.replace(/^\/+/, "")}`, url), { method, headers }),
    );
  };
  /**
   * Creates a function that reads a JSON file of the build once, because a worker version's files
   * never change. Caches the value rather than the promise, because on Workers one request can't
   * await another's promise.
   */
  const builtFile = <T>(name: string) => {
    let known: { readonly value: T | null } | undefined;
    return async (): Promise<T | null> => {
      if (known) return known.value;
      const response = await ask(release.siteUrl, name);
      if (response.ok) known = { value: (await response.json()) as T };
      else {
        await response.body?.cancel();
        if (response.status === 404) known = { value: null }; // other statuses are temporary
      }
      return known?.value ?? null;
    };
  };
  const redirects = builtFile<readonly Redirect[]>(REDIRECTS_FILE);
  return {
    file: async (c, name, isWhole = false) => {
      const headers = new Headers();
      for (const condition of isWhole ? [] : CONDITIONS) {
        const value = c.req.header(condition);
        if (value !== undefined) headers.set(condition, value);
      }
      const method = c.req.method === "HEAD" ? "HEAD" : "GET";
      const response = await ask(c.req.url, name, method, headers);
      const isThere = response.ok || response.status === 304 || response.status === 416;
      if (!isThere) await response.body?.cancel();
      // copied, because the headers of a fetched response can't be changed
      return isThere ? new Response(response.body, response) : null;
    },
    headers: () => release.headers,
    isRemoved: async (pathname) => gone.has(pathname),
    hasInbox: release.hasInbox,
    hasNewsletter: false, // Workers can't send the mail that a subscriber has to confirm
    content: builtFile<StoredContent>(STORED_CONTENT_FILE),
    redirects: async () => (await redirects()) ?? [],
    release: release.id,
    problem: () => null,
  };
}
