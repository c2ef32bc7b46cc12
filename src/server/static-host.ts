import path from "node:path";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { methodNotAllowed } from "hono/method-not-allowed";
import { CACHE_REVALIDATE, cacheControlFor, NEVER_A_PAGE, NOT_SERVED } from "../site/headers";
import { REDIRECTS } from "../site/redirects";
import { CLIENT_ONLY_ROUTE } from "../site/routes";
import { pathSegments } from "./path-segments";
import { type LocateSite, type SiteFolder, siteFolder } from "./site-folder";
import { fileResponse } from "./static-file";

/**
 * Serves a built site: a redirect, the file itself, else the `index.html` below it, else 410 where an
 * article was removed, else the page of the client-only route, else the site's 404 page with status
 * 404. `/x/` and doubled slashes redirect to the one spelling of the URL, on this host, query kept. A
 * function as `site` is called for each request, so that a link switched to another release takes
 * effect immediately, and a page always comes with the headers of its own release.
 */
export function createStaticHost(
  site: string | LocateSite,
): (request: Request) => Response | Promise<Response> {
  const locate = typeof site === "string" ? () => siteFolder(site) : site;
  const app = new Hono();
  app.use(compress(), etag(), methodNotAllowed({ app }));
  app.get("*", async (c) => {
    const folder = await locate();
    const response = await respond(c, folder);
    const isPassive = NEVER_A_PAGE.test(response.headers.get("content-type") ?? "");
    for (const [name, value] of Object.entries(await folder.headers())) {
      if (isPassive && name === "Content-Security-Policy") continue; // the short one stays
      response.headers.set(name, value);
    }
    return response;
  });
  return app.fetch;
}

async function respond(c: Context, { publicDirectory, isRemoved }: SiteFolder): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const segments = pathSegments(pathname);
  if (segments === "malformed") return c.text("Bad request", 400);
  if (segments === "unsafe") return errorPage(c, publicDirectory, 404);

  const canonical = `/${pathname.split("/").filter(Boolean).join("/")}`;
  if (canonical !== pathname) return c.redirect(canonical + search, 301);
  const urlPath = `/${segments.join("/")}`;
  const moved = REDIRECTS.find(({ from }) => from === urlPath);
  if (moved) return c.redirect(moved.to + search, 301);

  if (NOT_SERVED.test(urlPath)) return errorPage(c, publicDirectory, 404);

  const send = (file: string) => fileResponse(c, path.join(publicDirectory, file));
  const isClientOnly = urlPath.startsWith(CLIENT_ONLY_ROUTE.below);
  const found =
    (await send(urlPath)) ??
    ((await isRemoved(urlPath)) ? await errorPage(c, publicDirectory, 410) : null) ??
    (isClientOnly ? await send(CLIENT_ONLY_ROUTE.page) : null) ??
    (await errorPage(c, publicDirectory, 404));
  if (found.ok) found.headers.set("cache-control", cacheControlFor(urlPath));
  return found;
}

/** The built page of that name with an error status, whole and without a validator. */
async function errorPage(c: Context, directory: string, status: 404 | 410): Promise<Response> {
  c.req.raw.headers.delete("range");
  const page = await fileResponse(c, path.join(directory, `${status}.html`));
  const text = status === 404 ? "Not found" : "This article has been removed";
  const response = page
    ? new Response(page.body, { status, headers: page.headers })
    : c.text(text, status);
  response.headers.delete("etag");
  response.headers.set("cache-control", CACHE_REVALIDATE);
  return response;
}
