import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { methodNotAllowed } from "hono/method-not-allowed";
import { canonicalPath, withoutUnseenEnd } from "../site/canonical-path";
import { CACHE_REVALIDATE, cacheControlFor, NOT_SERVED } from "../site/headers";
import { CLIENT_ONLY_ROUTE, REDIRECTS, type Redirect } from "../site/routes";
import { pathSegments } from "./path-segments";
import { validators } from "./security-headers";
import type { Site } from "./site";

/**
 * Bindings of a request. The site is looked up once, so that a response never mixes two releases.
 */
interface HostEnv {
  readonly Bindings: { readonly site: Site };
}

/**
 * Serves a built site. Responds with the first that applies: a redirect, the file or the folder's
 * `index.html`, a 410 if an article was removed, the page of the client-only route, or the 404
 * page. URLs such as `/x/`, `/x/index.html`, `//x` and `/x%20` (an invisible character at the end)
 * redirect to the canonical URL on this host, with the query.
 */
export function createStaticHost({
  compresses = true,
}: {
  readonly compresses?: boolean;
} = {}): (request: Request, site: Site) => Response | Promise<Response> {
  const app = new Hono<HostEnv>();
  if (compresses) app.use(compress());
  app.use(validators({ weak: false }), methodNotAllowed({ app }));
  app.get("*", (c) => respond(c, c.env.site));
  app.onError((error) => {
    throw error; // logged by the application, which also responds
  });
  return (request, site) => app.fetch(request, { site });
}

async function respond(c: Context, site: Site): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const path = withoutUnseenEnd(pathname);
  const segments = pathSegments(path);
  if (segments === "malformed") return c.text("Bad request", 400);
  if (segments === "unsafe") return notFound(c, site, path);

  // Scripts only know a page's canonical URL, so the URL of its file redirects there.
  const isPageFile = segments.at(-1) === "index.html";
  const canonical = canonicalPath(isPageFile ? path.replace(/[^/]+$/, "") : path);
  if (canonical !== pathname) return c.redirect(canonical + search, 301);
  const urlPath = `/${segments.join("/")}`;
  const isMoved = ({ from }: Redirect) => from === urlPath;
  const moved = REDIRECTS.find(isMoved) ?? (await site.redirects()).find(isMoved);
  if (moved) return c.redirect(encodeURI(moved.to) + search, 301);

  if (NOT_SERVED.test(urlPath)) return notFound(c, site, urlPath);

  const found =
    (await site.file(c, urlPath)) ??
    ((await site.isRemoved(urlPath)) ? await errorPage(c, site, 410) : null) ??
    (await notFound(c, site, urlPath));
  if (found.ok) found.headers.set("cache-control", cacheControlFor(urlPath));
  return found;
}

/**
 * Responds to an unknown URL with the page that the scripts will show there, because they'd replace
 * any other page.
 */
async function notFound(c: Context, site: Site, urlPath: string): Promise<Response> {
  const isClientOnly = urlPath.startsWith(CLIENT_ONLY_ROUTE.below);
  const page = isClientOnly ? await site.file(c, CLIENT_ONLY_ROUTE.page) : null;
  page?.headers.set("cache-control", CACHE_REVALIDATE);
  return page ?? errorPage(c, site, 404);
}

/** Responds with the complete built error page, without an ETag. */
async function errorPage(c: Context, site: Site, status: 404 | 410): Promise<Response> {
  const page = await site.file(c, `${status}.html`, true);
  const text = status === 404 ? "Not found" : "This page is no longer here";
  const response = page
    ? new Response(page.body, { status, headers: page.headers })
    : c.text(text, status);
  response.headers.delete("etag");
  response.headers.set("cache-control", CACHE_REVALIDATE);
  return response;
}
