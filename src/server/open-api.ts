import {
  API_PER_PAGE,
  API_PER_PAGE_MAX,
  CONTACT_COMPANY_MAX_CHARS,
  CONTACT_EMAIL_MAX_CHARS,
  CONTACT_MESSAGE_MAX_CHARS,
  CONTACT_NAME_MAX_CHARS,
  CONTACT_PHONE_MAX_CHARS,
  CONTACT_SERVICE_MAX_CHARS,
} from "../site/limits";
import { listBlogs } from "./blog-query";
import type { ContentStore } from "./content-store";

const text = (maxLength?: number, minLength?: number) => ({ type: "string", minLength, maxLength });
const integer = (minimum: number, maximum?: number) => ({ type: "integer", minimum, maximum });
const json = (media: object) => ({ content: { "application/json": media } });
const problem = (description: string) => ({ description, ...json({ example: { message: "…" } }) });
const read = (summary: string, example: unknown, responses?: object, parameters?: object[]) => ({
  get: {
    summary,
    parameters,
    responses: { 200: { description: "The content.", ...json({ example }) }, ...responses },
  },
});
const query = (name: string, schema: object) => ({ name, in: "query", schema });
const inPath = (name: string) => ({ name, in: "path", required: true, schema: text() });

const CONTACT_MESSAGE = {
  type: "object",
  properties: {
    full_name: text(CONTACT_NAME_MAX_CHARS, 1),
    email: { ...text(CONTACT_EMAIL_MAX_CHARS), format: "email" },
    phone_number: text(CONTACT_PHONE_MAX_CHARS),
    company: text(CONTACT_COMPANY_MAX_CHARS),
    service_type: text(CONTACT_SERVICE_MAX_CHARS, 1),
    message: text(CONTACT_MESSAGE_MAX_CHARS, 1),
  },
  required: ["full_name", "email", "service_type", "message"],
};

/** Describes the content API by OpenAPI 3.1, with its own content as examples. */
export const openApiDocument = (basePath: string, content: ContentStore): object => ({
  openapi: "3.1.0",
  info: { title: "Content API", version: "1.0.0" },
  servers: [{ url: basePath }],
  paths: {
    "/hero-section": read(
      "Services that the home page's hero types.",
      content.document("hero-section"),
    ),
    "/about-us": read("Who the company is, with four figures.", content.document("about-us")),
    "/services": read("Services in short.", content.document("services")),
    "/how-it-works": read("Steps from first call to support.", content.document("how-it-works")),
    "/our-team": read("The team.", content.document("our-team")),
    "/testimonials": read("Clients' words.", content.document("testimonials")),
    "/blogs": read(
      "Posts, by default the newest first.",
      listBlogs(content.blogs(), { per_page: "1" }),
      { 400: problem("A parameter is not valid.") },
      [
        query("page", { ...integer(1), default: 1 }),
        query("per_page", { ...integer(1, API_PER_PAGE_MAX), default: API_PER_PAGE }),
        query("category", text()),
        query("author", text()),
        query("tag", text()),
        query("sort_by", { enum: ["created_at", "updated_at", "title", "id"] }),
        query("sort_order", { enum: ["desc", "asc"] }),
      ],
    ),
    "/blogs/categories": read("Names of categories.", { categories: content.categories() }),
    "/blogs/{postId}": read(
      "One post.",
      content.blogs()[0],
      { 404: problem("There is no such post.") },
      [inPath("postId")],
    ),
    "/images/{path}": {
      get: {
        summary: "An image that content names; the path may hold slashes.",
        parameters: [inPath("path")],
        responses: {
          200: { description: "The image.", content: { "image/*": {} } },
          404: problem("There is no such image."),
        },
      },
    },
    "/contact": {
      post: {
        summary: "Stores an enquiry; the response comes once it is on the disk.",
        parameters: [
          {
            name: "Idempotency-Key",
            in: "header",
            description: "The same message under the same key is stored once.",
            schema: text(),
          },
        ],
        requestBody: { required: true, ...json({ schema: CONTACT_MESSAGE }) },
        responses: {
          200: { description: "Stored.", ...json({ example: { success: true, id: "…" } }) },
          400: problem("A field is missing or wrong; `field` names it."),
          413: problem("The message is larger than 64 KiB."),
          415: problem("The message is not JSON."),
          503: problem("The message could not be stored."),
        },
      },
    },
  },
});
