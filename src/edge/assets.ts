import type { StoredContent } from "../content/content-store";
import { STORED_CONTENT_FILE } from "../content/content-store";
import type { Site } from "../server/site";
import { REDIRECTS_FILE, type Redirect } from "../site/routes";
import type { EdgeRelease } from "./edge-release";
import type { Fetcher } from "./platform";

/** Request headers for a part of a file, or for a newer version than the visitor's. */
const CONDITIONS = ["if-none-match", "if-modified-since", "if-range", "range"];

/** Returns the built site as static assets of a worker, which have its `_headers` already. */
export function assetSite(assets: Fetcher, release: EdgeRelease): Site {
  const gone = new Set(release.gone);
  const ask = (url: string, name: string, method = "GET", headers?: Headers) => {
    // html_handling leads from `404.html` to `404`, and from `about/` to `about`
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
   * Reads a JSON file of the build until it is known: the files of a worker's version never change. Not the promise is
   * kept, since a request may wait for none of another's.
   */
  const builtFile = <T>(name: string) => {
    let known: { readonly value: T | null } | undefined;
    return async (): Promise<T | null> => {
      if (known) return known.value;
      const response = await ask(release.siteUrl, name);
      if (response.ok) known = { value: (await response.json()) as T };
      else {
        await response.body?.cancel();
        if (response.status === 404) known = { value: null }; // any other status passes
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
      return isThere ? new Response(response.body, response) : null; // whose headers can be changed
    },
    headers: () => release.headers,
    isRemoved: async (pathname) => gone.has(pathname),
    hasInbox: release.hasInbox,
    hasNewsletter: false, // Workers send no mail, so nobody could confirm
    content: builtFile<StoredContent>(STORED_CONTENT_FILE),
    redirects: async () => (await redirects()) ?? [],
    release: release.id,
    problem: () => null,
  };
}
