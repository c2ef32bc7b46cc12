import path from "node:path";
import { cacheControlFor } from "../site/headers";
import { CLIENT_ONLY_ROUTES, ROUTES } from "../site/routes";
import { answer } from "./entity";
import { createFileReader } from "./file-reader";
import { pathSegments } from "./path-segments";

const FILE_ENDING = /\.[A-Za-z0-9]{1,8}$/;

/**
 * Serves a built site: the file itself, else the `index.html` below it, else the page of a
 * client-only route, else the site's 404 page with status 404. `/x/` and doubled slashes lead to
 * the one spelling of the address, on this host, query kept. Each request reads `directory` anew, so
 * that a link switched to another release takes effect at once.
 */
export function createStaticHost(directory: string): (request: Request) => Promise<Response> {
  const read = createFileReader();

  /** The page at an address without a closing slash. */
  const readPage = (address: string) => read(path.join(directory, address, "index.html"));

  const notFound = async (request: Request) => {
    const page = await read(path.join(directory, `${ROUTES.notFound}.html`));
    const cacheControl = cacheControlFor(ROUTES.notFound);
    if (page) return answer(request, page, { status: 404, cacheControl });
    return new Response("Not found", { status: 404, headers: { "cache-control": cacheControl } });
  };

  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const { pathname, search } = new URL(request.url);
    const segments = pathSegments(pathname);
    if (segments === "malformed") return new Response("Bad request", { status: 400 });
    if (segments === "unsafe") return notFound(request);

    const canonical = `/${pathname.split("/").filter(Boolean).join("/")}`;
    if (canonical !== pathname) {
      return new Response(null, { status: 301, headers: { location: canonical + search } });
    }
    const address = `/${segments.join("/")}`;
    const found = (await read(path.join(directory, address))) ?? (await readPage(address));
    if (found) return answer(request, found, { cacheControl: cacheControlFor(address) });

    const route = CLIENT_ONLY_ROUTES.find(({ below }) => address.startsWith(below));
    const page = route && !FILE_ENDING.test(address) ? await readPage(route.page) : null;
    if (page) return answer(request, page, { cacheControl: cacheControlFor(address) });
    return notFound(request);
  };
}
