import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { type ContentStore, DOCUMENT_NAMES } from "../content/content-store";
import type { Inbox } from "../inbox/host-inbox";
import { ENDPOINTS } from "../site/endpoints";
import { oneLine, printable } from "../site/errors";
import { CACHE_REVALIDATE } from "../site/headers";
import { listBlogs } from "./blog-query";
import { inboxRoutes } from "./inbox-routes";
import { pathSegments } from "./path-segments";
import { problem, refuseOtherMethods } from "./problem";
import { validators } from "./security-headers";

const API_IMAGE_MAX_AGE_S = 300;

export interface ContentApiPorts {
  /** Returns the content, or null if there's none. Called for each request. */
  readonly content: () => Promise<ContentStore | null>;
  /** Serves the picture with the given path below `/images`. Returns null if there isn't one. */
  readonly image: (c: Context, name: string) => Promise<Response | null>;
  readonly inbox: Inbox;
  /** Serves the API's description for `/openapi.json`. Returns null if there isn't one. */
  readonly description: (c: Context) => Promise<Response | null>;
  /** Prefix for all routes. Defaults to none. */
  readonly basePath?: string;
  /** Whether responses are compressed here. Defaults to true. */
  readonly compresses?: boolean;
  /** Called with one line per error, which never contains a visitor's input. Defaults to stderr. */
  readonly log?: (line: string) => void;
}

const RASTER_IMAGE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/**
 * Creates the content API: nine read routes, images, the inbox, and its own description at
 * `/openapi.json`. Errors are JSON with a `message`.
 */
export function createContentApi(ports: ContentApiPorts): Hono {
  const { inbox, basePath = "/", compresses = true, log = console.error } = ports;
  const app = new Hono().basePath(basePath);
  if (compresses) app.use(compress());
  app.use(validators({ weak: true }), refuseOtherMethods(app));

  /** Adds a read route. `document` returns a value to send as JSON, or a complete response. */
  const read = (route: string, document: (c: Context, content: ContentStore) => unknown) =>
    app.get(route, async (c) => {
      const content = await ports.content();
      if (!content) return problem(c, 503, "There's no content yet.");
      const value = document(c, content);
      return value instanceof Response
        ? value
        : c.json(value, 200, { "cache-control": CACHE_REVALIDATE });
    });

  for (const name of DOCUMENT_NAMES)
    read(`/${name}` satisfies (typeof ENDPOINTS)[keyof typeof ENDPOINTS], (_, content) =>
      content.document(name),
    );
  read(ENDPOINTS.blogPosts, (c, content) => {
    const page = listBlogs(content.blogs(), c.req.query());
    return typeof page === "string" ? problem(c, 400, page) : page;
  });
  read(ENDPOINTS.blogCategories, (_, content) => ({ categories: content.categories() }));
  read(`${ENDPOINTS.blogPosts}/:postId`, (c, content) => {
    const post = content.blogs().find(({ id }) => String(id) === c.req.param("postId"));
    return post ?? problem(c, 404, "The article could not be found.");
  });
  app.get("/openapi.json", async (c) => {
    const description = await ports.description(c);
    if (!description) return problem(c, 404, "The site was built without an API description.");
    description.headers.set("cache-control", CACHE_REVALIDATE);
    return description;
  });

  app.get(`${ENDPOINTS.images}/*`, async (c) => {
    const { pathname } = new URL(c.req.url);
    const segments = pathSegments(pathname.slice(pathname.indexOf("/images/") + "/images".length));
    const name = typeof segments === "string" ? "" : segments.join("/");
    const image = RASTER_IMAGE.test(name) ? await ports.image(c, name) : null;
    if (!image) return problem(c, 404, "There's no such image.");
    image.headers.set("cache-control", `public, max-age=${API_IMAGE_MAX_AGE_S}`);
    return image;
  });

  app.route("/", inboxRoutes(inbox, log));

  app.notFound((c) => problem(c, 404, "There's nothing at this address."));
  app.onError((error, c) => {
    const { pathname } = new URL(c.req.url); // encoded, so it can't forge a log line
    log(`content API: ${printable(`${c.req.method} ${pathname}`)}: ${oneLine(error)}`);
    return problem(c, 500, "The content couldn't be read.");
  });
  return app;
}
