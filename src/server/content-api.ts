import path from "node:path";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { readContactMessage } from "../content/contact/contact-message";
import { CONTENT_IMAGES_FOLDER } from "../content-folder/folder-documents";
import { ENDPOINTS } from "../site/api/endpoints";
import { CACHE_REVALIDATE } from "../site/headers";
import { API_IMAGE_MAX_AGE_S } from "../site/limits";
import { listBlogs } from "./blog-query";
import type { ContactStore } from "./contact-store";
import { type ContentStore, DOCUMENT_NAMES, folderStore } from "./content-store";
import { oneLine } from "./errors";
import { openApiDocument } from "./open-api";
import { pathSegments } from "./path-segments";
import { enquiryBody, problem, refuseOtherMethods } from "./problem";
import { fileResponse } from "./static-file";

export interface ContentApiOptions {
  /** Default: the content folder. */
  readonly content?: ContentStore;
  /** Holds what `/images/{path}` responds with; default: the pictures of the content folder. */
  readonly imagesDirectory?: string;
  readonly contactStore: ContactStore;
  /** Path that all routes begin with; default: none. */
  readonly basePath?: string;
  /** Takes one line per error, never a visitor's words; default: the error output. */
  readonly log?: (line: string) => void;
}

const RASTER_IMAGE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/**
 * The content API: nine reads, images, the contact POST and its own description at `/openapi.json`.
 * Every error is JSON with a `message`. Source: docs/product.md, "Content API".
 */
export function createContentApi(options: ContentApiOptions): Hono {
  const { contactStore, basePath = "/", log = console.error } = options;
  const { content = folderStore(), imagesDirectory = path.resolve(CONTENT_IMAGES_FOLDER) } =
    options;
  const app = new Hono().basePath(basePath);
  app.use(compress(), etag({ weak: true }), refuseOtherMethods(app));

  /** A read at `route`; `document` may be a response of its own. */
  const read = (route: string, document: (c: Context) => unknown) =>
    app.get(route, (c) => {
      const value = document(c);
      return value instanceof Response
        ? value
        : c.json(value, 200, { "cache-control": CACHE_REVALIDATE });
    });

  for (const name of DOCUMENT_NAMES)
    read(`/${name}` satisfies (typeof ENDPOINTS)[keyof typeof ENDPOINTS], () =>
      content.document(name),
    );
  read(ENDPOINTS.blogPosts, (c) => {
    const page = listBlogs(content.blogs(), c.req.query());
    return typeof page === "string" ? problem(c, 400, page) : page;
  });
  read(ENDPOINTS.blogCategories, () => ({ categories: content.categories() }));
  read(`${ENDPOINTS.blogPosts}/:postId`, (c) => {
    const post = content.blogs().find(({ id }) => String(id) === c.req.param("postId"));
    return post ?? problem(c, 404, "The article could not be found.");
  });
  read("/openapi.json", () => openApiDocument(basePath));

  app.get(`${ENDPOINTS.images}/*`, async (c) => {
    const { pathname } = new URL(c.req.url);
    const segments = pathSegments(pathname.slice(pathname.indexOf("/images/") + "/images".length));
    const name = typeof segments === "string" ? "" : segments.join("/");
    const image = RASTER_IMAGE.test(name)
      ? await fileResponse(c, path.join(imagesDirectory, name))
      : null;
    if (!image) return problem(c, 404, "There is no such image.");
    image.headers.set("cache-control", `public, max-age=${API_IMAGE_MAX_AGE_S}`);
    return image;
  });

  app.post(ENDPOINTS.contact, enquiryBody, async (c) => {
    const result = readContactMessage(await c.req.json().catch(() => undefined));
    if (!result.ok) return c.json({ message: result.message, field: result.field }, 400);
    try {
      const id = await contactStore.add(result.message, c.req.header("idempotency-key"));
      return c.json({ success: true, id });
    } catch (error) {
      log(`contact: a message could not be stored: ${oneLine(error)}`);
      return problem(c, 503, "Failed to send message. Please try again.");
    }
  });

  app.notFound((c) => problem(c, 404, "There is nothing at this address."));
  app.onError((error, c) => {
    log(`content API: ${c.req.method} ${c.req.path}: ${oneLine(error)}`);
    return problem(c, 500, "The content could not be read.");
  });
  return app;
}
