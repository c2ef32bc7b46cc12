import path from "node:path";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { readContactMessage } from "../content/contact/contact-message";
import { ENDPOINTS, type Endpoint } from "../site/content-api";
import { CACHE_REVALIDATE } from "../site/headers";
import { API_IMAGE_MAX_AGE_S, CONTACT_BODY_MAX_BYTES } from "../site/limits";
import { listBlogs } from "./blog-query";
import type { ContactStore } from "./contact-store";
import { type ContentStore, DOCUMENT_NAMES } from "./content-store";
import { answer, jsonEntity } from "./entity";
import { oneLine } from "./errors";
import { createFileReader } from "./file-reader";
import { openApiDocument } from "./open-api";
import { pathSegments } from "./path-segments";

export interface ContentApiOptions {
  readonly content: ContentStore;
  /** Holds what `/images/{path}` answers with. */
  readonly imagesDirectory: string;
  readonly contactStore: ContactStore;
  /** Address that all paths stand below; default: none. */
  readonly basePath?: string;
  /** Takes one line per error, never a visitor's words; default: the error output. */
  readonly log?: (line: string) => void;
}

const RASTER_IMAGE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
const CACHE_IMAGE = `public, max-age=${API_IMAGE_MAX_AGE_S}`;

/**
 * The content API: nine reads, images, the contact POST and its own description at `/openapi.json`.
 * Whatever goes wrong is JSON with a `message`. Source: docs/product.md, "Content API".
 */
export function createContentApi(options: ContentApiOptions): Hono {
  const { content, contactStore, basePath = "/", log = console.error } = options;
  const app = new Hono().basePath(basePath);
  const readImage = createFileReader();

  /** A read at `address`; undefined is no such thing. */
  const read = (address: string, document: (c: Context) => unknown) => {
    app.get(address, (c) => {
      const value = document(c);
      if (value === undefined) return problem(c, 404, "There is nothing at this address.");
      if (value instanceof Response) return value;
      return answer(c.req.raw, jsonEntity(value), { cacheControl: CACHE_REVALIDATE });
    });
    app.all(address, notAllowed("GET, HEAD"));
  };

  for (const name of DOCUMENT_NAMES)
    read(`/${name}` satisfies Endpoint, () => content.document(name));
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
      ? await readImage(path.join(options.imagesDirectory, name))
      : null;
    if (!image) return problem(c, 404, "There is no such image.");
    return answer(c.req.raw, image, { cacheControl: CACHE_IMAGE });
  });
  app.all(`${ENDPOINTS.images}/*`, notAllowed("GET, HEAD"));

  app.post(
    ENDPOINTS.contact,
    bodyLimit({
      maxSize: CONTACT_BODY_MAX_BYTES,
      onError: (c) => problem(c, 413, "The message is too long."),
    }),
    async (c) => {
      const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
      if (type !== "application/json") {
        return problem(c, 415, "The message must be sent as application/json.");
      }
      const result = readContactMessage(await readJson(c.req.raw));
      if (!result.ok) return c.json({ message: result.message, field: result.field }, 400);
      try {
        const id = await contactStore.add(result.message, c.req.header("idempotency-key"));
        return c.json({ success: true, id });
      } catch (error) {
        log(`contact: a message could not be stored: ${oneLine(error)}`);
        return problem(c, 503, "Failed to send message. Please try again.");
      }
    },
  );
  app.all(ENDPOINTS.contact, notAllowed("POST"));

  app.notFound((c) => problem(c, 404, "There is nothing at this address."));
  app.onError((error, c) => {
    log(`content API: ${c.req.method} ${c.req.path}: ${oneLine(error)}`);
    return problem(c, 500, "The content could not be read.");
  });
  return app;
}

function problem(c: Context, status: 400 | 404 | 405 | 413 | 415 | 500 | 503, message: string) {
  c.header("cache-control", "no-store");
  return c.json({ message }, status);
}

function notAllowed(allow: string) {
  return (c: Context) => {
    c.header("allow", allow);
    return problem(c, 405, `This address answers ${allow.replace(", ", " and ")} only.`);
  };
}

/** The body as JSON; undefined for what is none, UTF-8 included. */
async function readJson(request: Request): Promise<unknown> {
  try {
    const bytes = await request.arrayBuffer();
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
