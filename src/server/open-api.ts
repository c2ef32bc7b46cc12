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

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const text = (maxLength?: number) => ({ type: "string", ...(maxLength ? { maxLength } : {}) });
const list = (items: object) => ({ type: "array", items });
const object = (properties: Record<string, object>, required: readonly string[] = []) => ({
  type: "object",
  properties,
  ...(required.length > 0 ? { required } : {}),
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const texts = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, text()]));
const integer = (minimum?: number, maximum?: number) => ({ type: "integer", minimum, maximum });

const problem = (description: string) => ({ description, ...json(ref("Problem")) });
const read = (summary: string, schema: object, more: object = {}, parameters: object[] = []) => ({
  get: {
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    responses: { 200: { description: "The content.", ...json(schema) }, ...more },
  },
});
const query = (name: string, schema: object) => ({ name, in: "query", schema });
const inPath = (name: string) => ({ name, in: "path", required: true, schema: text() });

const schemas = {
  Problem: object({ message: text(), field: { type: ["string", "null"] } }, ["message"]),
  Hero: object({
    ...texts("heading", "button_text"),
    services: list(object(texts("title", "description", "color", "image_path"))),
  }),
  About: object({
    ...texts("opening_paragraph", "mission", "vision"),
    clients_served: { type: "number" },
    countries: { type: "number" },
    messages_delivered: { type: "number" },
    team_members: { type: "number" },
  }),
  Services: object({
    ...texts("overall_heading", "overall_explanation"),
    services: list(
      object({
        ...texts("service_name", "brief_explanation", "button_text"),
        bullet_points: list(text()),
      }),
    ),
  }),
  HowItWorks: object({
    ...texts("heading", "explanation"),
    steps: list(object(texts("title", "brief_paragraph", "detailed_paragraph"))),
  }),
  Team: object({
    ...texts("first_heading", "first_paragraph", "second_heading", "second_paragraph"),
    team_members: list(object(texts("name", "role", "photo_path", "experience_summary"))),
  }),
  Testimonials: object({
    testimonials: list(
      object({
        id: { type: ["string", "integer"] },
        ...texts("client_name", "role", "message", "image_path", "created_at", "updated_at"),
        rating: integer(1, 5),
      }),
    ),
  }),
  Post: object(
    {
      id: { type: ["string", "integer"] },
      ...texts("title", "paragraph_explanation", "category", "author_name", "image_path"),
      tags: list(text()),
      sections: list(object(texts("header", "explanation"))),
      ...texts("created_at", "updated_at"),
    },
    ["id"],
  ),
  PostList: object({
    blogs: list(ref("Post")),
    page: integer(1),
    per_page: integer(1, API_PER_PAGE_MAX),
    total: integer(0),
    pages: integer(0),
  }),
  ContactMessage: object(
    {
      full_name: { ...text(CONTACT_NAME_MAX_CHARS), minLength: 1 },
      email: { ...text(CONTACT_EMAIL_MAX_CHARS), format: "email" },
      phone_number: text(CONTACT_PHONE_MAX_CHARS),
      company: text(CONTACT_COMPANY_MAX_CHARS),
      service_type: { ...text(CONTACT_SERVICE_MAX_CHARS), minLength: 1 },
      message: { ...text(CONTACT_MESSAGE_MAX_CHARS), minLength: 1 },
    },
    ["full_name", "email", "service_type", "message"],
  ),
};

/** Describes the content API by OpenAPI 3.1. */
export function openApiDocument(basePath: string): object {
  return {
    openapi: "3.1.0",
    info: { title: "Content API", version: "1.0.0" },
    servers: [{ url: basePath }],
    paths: {
      "/hero-section": read("Services that the home page's hero types.", ref("Hero")),
      "/about-us": read("Who the company is, with four figures.", ref("About")),
      "/services": read("Services in short.", ref("Services")),
      "/how-it-works": read("Steps from first call to support.", ref("HowItWorks")),
      "/our-team": read("The team.", ref("Team")),
      "/testimonials": read("Clients' words.", ref("Testimonials")),
      "/blogs": read(
        "Posts, by default the newest first.",
        ref("PostList"),
        { 400: problem("A parameter cannot be understood.") },
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
      "/blogs/categories": read("Names of categories.", object({ categories: list(text()) })),
      "/blogs/{postId}": read(
        "One post.",
        ref("Post"),
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
          requestBody: { required: true, ...json(ref("ContactMessage")) },
          responses: {
            200: {
              description: "Stored.",
              ...json(object({ success: { const: true }, id: text() }, ["success", "id"])),
            },
            400: problem("A field is missing or wrong; `field` names it."),
            413: problem("The message is larger than 64 KiB."),
            415: problem("The message is not JSON."),
            503: problem("The message could not be stored."),
          },
        },
      },
    },
    components: { schemas },
  };
}
