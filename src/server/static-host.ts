import path from "node:path";
import { cacheControlFor, NEVER_A_PAGE } from "../site/headers";
import { REDIRECTS } from "../site/redirects";
import { CLIENT_ONLY_ROUTE, ROUTES } from "../site/routes";
import { answer } from "./entity";
import { createFileReader } from "./file-reader";
import { pathSegments } from "./path-segments";
import { type LocateSite, type SiteFolder, siteFolder } from "./site-folder";

const always =
  <T>(value: T) =>
  () =>
    value;

/**
 * Serves a built site: a redirect, the file itself, else the `index.html` below it, else 410 where an
 * article was removed, else the page of the client-only route, else the site's 404 page with status
 * 404. `/x/` and doubled slashes lead to the one spelling of the address, on this host, query kept. A
 * function as `site` is called for each request, so that a link switched to another release takes
 * effect at once, and a page always comes with the headers of its own release.
 */
export function createStaticHost(
  site: string | LocateSite,
): (request: Request) => Promise<Response> {
  const read = createFileReader();
  const locate = typeof site === "string" ? always(siteFolder(site)) : site;

  /** The built page of that name with an error status. */
  const errorPage = async (request: Request, directory: string, status: 404 | 410) => {
    const page = await read(path.join(directory, `${status}.html`));
    const cacheControl = cacheControlFor(ROUTES.notFound);
    if (page) return answer(request, page, { status, cacheControl });
    const text = status === 404 ? "Not found" : "This article has been removed";
    return new Response(text, { status, headers: { "cache-control": cacheControl } });
  };

  const respond = async (request: Request, folder: SiteFolder): Promise<Response> => {
    const directory = folder.publicDirectory;
    /** The page at an address without a closing slash. */
    const readPage = (address: string) => read(path.join(directory, address, "index.html"));
    const { pathname, search } = new URL(request.url);
    const segments = pathSegments(pathname);
    if (segments === "malformed") return new Response("Bad request", { status: 400 });
    if (segments === "unsafe") return errorPage(request, directory, 404);

    const canonical = `/${pathname.split("/").filter(Boolean).join("/")}`;
    if (canonical !== pathname) {
      return new Response(null, { status: 301, headers: { location: canonical + search } });
    }
    const address = `/${segments.join("/")}`;
    const moved = REDIRECTS.find(({ from }) => from === address);
    if (moved) return new Response(null, { status: 301, headers: { location: moved.to + search } });
    const found = (await read(path.join(directory, address))) ?? (await readPage(address));
    if (found) return answer(request, found, { cacheControl: cacheControlFor(address) });
    if (await folder.isGone(address)) return errorPage(request, directory, 410);

    const isClientOnly = address.startsWith(CLIENT_ONLY_ROUTE.below);
    const page = isClientOnly ? await readPage(CLIENT_ONLY_ROUTE.page) : null;
    if (page) return answer(request, page, { cacheControl: cacheControlFor(address) });
    return errorPage(request, directory, 404);
  };

  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const folder = await locate();
    const response = await respond(request, folder);
    const isPassive = NEVER_A_PAGE.test(response.headers.get("content-type") ?? "");
    for (const [name, value] of Object.entries((await folder.headers()) ?? {})) {
      if (isPassive && name === "Content-Security-Policy") continue; // the short one stays
      response.headers.set(name, value);
    }
    return response;
  };
}
