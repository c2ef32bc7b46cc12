import { toJsonSchema } from "@valibot/to-json-schema";
import { CONTACT_FIELDS, type ContactRule } from "../content/contact/contact-fields";
import {
  isObject,
  isRepairable,
  type ObjectSchema,
  type Schema,
} from "../content/model/schema-shape";
import { CONTENT_TYPES, type ContentName } from "../content/registry";
import { DETAILS, ENQUIRY_KINDS } from "../inbox/enquiry";
import { ENDPOINTS, INBOX_ENDPOINTS } from "../site/endpoints";
import { SORT_FIELDS } from "./blog-query";
import { API_PER_PAGE, API_PER_PAGE_MAX, CONTACT_BODY_MAX_BYTES } from "./server-limits";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const text = { type: "string" };
const list = (items: object) => ({ type: "array", items });
const object = (properties: Record<string, object>, required: readonly string[] = []) => ({
  type: "object",
  properties,
  ...(required.length > 0 ? { required } : {}),
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const integer = (minimum?: unknown, maximum?: unknown) => ({ type: "integer", minimum, maximum });

const problem = (description: string) => ({ description, ...json(ref("Problem")) });
const read = (summary: string, schema: object, more: object = {}, parameters: object[] = []) => ({
  get: {
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    responses: { 200: { description: "The content.", ...json(schema) }, ...more },
  },
});
const query = (name: string, schema: object) => ({ name, in: "query", schema });
const inPath = (name: string) => ({ name, in: "path", required: true, schema: text });

/**
 * Converts a content schema to JSON Schema. Fields with a default are optional. Checks that JSON
 * Schema can't express are left out.
 */
function jsonSchema(schema: Schema): object {
  const { $schema: _, ...stated } = toJsonSchema(schema, {
    target: "draft-2020-12", // required by OpenAPI 3.1
    typeMode: "input",
    errorMode: "ignore",
    overrideSchema: ({ valibotSchema, jsonSchema: made }) =>
      isObject(valibotSchema)
        ? { ...made, required: requiredOf(valibotSchema.entries) }
        : undefined,
    // Drops checks after a union, because they apply to the converted value, such as a number that
    // was sent as text.
    overrideAction: ({ jsonSchema: made }) => made.anyOf && { anyOf: made.anyOf },
  });
  return stated;
}

const requiredOf = (entries: ObjectSchema["entries"]): string[] =>
  Object.entries(entries).flatMap(([name, entry]) => (isRepairable(entry) ? [] : [name]));

/**
 * Returns the schema of a content type's response. It's the content itself or, for list types, an
 * object with the list under the preferred key.
 */
function contentBody(name: ContentName): object {
  const { schema, listKeys } = CONTENT_TYPES[name];
  const [key] = listKeys;
  return key ? object({ [key]: list(jsonSchema(schema)) }) : jsonSchema(schema);
}

const postProblems = {
  400: problem("A field is missing or wrong. `field` says which."),
  403: problem("The request came from another site."),
  408: problem("The message didn't arrive in time."),
  413: problem(`The message is larger than ${CONTACT_BODY_MAX_BYTES / 1024} KiB.`),
  415: problem("The message isn't JSON."),
  429: problem("Too many messages came from this network, so this one wasn't stored."),
  503: problem("The message couldn't be stored."),
} as const;

const schemas = {
  Success: object({ success: { const: true } }, ["success"]),
  Health: object({ healthy: { type: "boolean" }, problems: list(text) }, ["healthy", "problems"]),
  Problem: object({ message: text, field: { type: ["string", "null"] } }, ["message"]),
  Post: jsonSchema(CONTENT_TYPES.blogPosts.schema),
  PostList: object({
    blogs: list(ref("Post")),
    page: integer(1),
    per_page: integer(1, API_PER_PAGE_MAX),
    total: integer(0),
    pages: integer(0),
  }),
  ContactMessage: object(
    Object.fromEntries([
      ...CONTACT_FIELDS.map(({ field, apiName, missing, maxChars }: ContactRule) => [
        apiName,
        {
          ...text,
          maxLength: maxChars,
          ...(missing && { minLength: 1 }),
          ...(field === "email" && { format: "idn-email" }),
        },
      ]),
      [
        "kind",
        {
          ...text,
          description: `${ENQUIRY_KINDS.join(" or ")}. Anything else counts as ${ENQUIRY_KINDS[0]}.`,
        },
      ],
      // An enquiry is never refused because of invalid details.
      ...Object.entries(DETAILS).map(([name, maxLength]) => [
        name,
        {
          ...text,
          description: `Cut to ${maxLength} characters. Values that aren't text are ignored.`,
        },
      ]),
      [
        "website",
        {
          ...text,
          description: "Honeypot: people don't see this field, so only programs fill it in.",
        },
      ],
      ["shown_ms", { description: "Milliseconds since the page was shown." }],
    ]),
    CONTACT_FIELDS.filter((rule) => "missing" in rule).map(({ apiName }) => apiName),
  ),
};

/** Returns the content API's OpenAPI 3.1 description, for people who build or call such an API. */
export function openApiDocument(basePath: string): object {
  return {
    openapi: "3.1.0",
    info: { title: "Content API", version: "1.0.0" },
    servers: [{ url: basePath }],
    paths: {
      [ENDPOINTS.hero]: read(
        "The home page's hero, with the services it types out.",
        contentBody("hero"),
      ),
      [ENDPOINTS.about]: read("About the company, with four statistics.", contentBody("about")),
      [ENDPOINTS.servicesOverview]: read(
        "Short descriptions of the services.",
        contentBody("servicesOverview"),
      ),
      [ENDPOINTS.howItWorks]: read("Steps from first call to support.", contentBody("howItWorks")),
      [ENDPOINTS.team]: read("Team members and the team section's copy.", contentBody("team")),
      [ENDPOINTS.testimonials]: read("Client testimonials.", contentBody("testimonials")),
      [ENDPOINTS.blogPosts]: read(
        "Posts, newest first by default.",
        ref("PostList"),
        { 400: problem("A parameter isn't valid.") },
        [
          query("page", { ...integer(1), default: 1 }),
          query("per_page", {
            ...integer(),
            default: API_PER_PAGE,
            description: `From 1 to ${API_PER_PAGE_MAX}. Other numbers are replaced with the nearest one in this range.`,
          }),
          query("category", text),
          query("author", text),
          query("tag", text),
          query("sort_by", { enum: SORT_FIELDS }),
          query("sort_order", { enum: ["desc", "asc"] }),
        ],
      ),
      [ENDPOINTS.blogCategories]: read("Category names.", contentBody("blogCategories")),
      [`${ENDPOINTS.blogPosts}/{postId}`]: read(
        "One post.",
        ref("Post"),
        { 404: problem("There's no such post.") },
        [inPath("postId")],
      ),
      [`${ENDPOINTS.images}/{path}`]: {
        get: {
          summary: "An image used in content. The path may contain slashes.",
          parameters: [inPath("path")],
          responses: {
            200: { description: "The image.", content: { "image/*": {} } },
            404: problem("There's no such image."),
          },
        },
      },
      [ENDPOINTS.contact]: {
        post: {
          summary: "Stores an enquiry. The response is sent once it's safely stored.",
          parameters: [
            {
              name: "Idempotency-Key",
              in: "header",
              description: "A message sent again with the same key is stored only once.",
              schema: text,
            },
          ],
          requestBody: { required: true, ...json(ref("ContactMessage")) },
          responses: {
            200: {
              description: "Stored.",
              ...json(object({ success: { const: true }, id: text }, ["success", "id"])),
            },
            ...postProblems,
          },
        },
      },
      [INBOX_ENDPOINTS.newsletter]: {
        post: {
          summary: "Asks the owner of an address to confirm a subscription.",
          requestBody: {
            required: true,
            ...json(object({ email: { ...text, format: "idn-email" } }, ["email"])),
          },
          responses: {
            202: {
              description: "Accepted. The response is the same for every address.",
              ...json(ref("Success")),
            },
            404: problem("The site has no newsletter."),
            ...postProblems,
          },
        },
      },
      [INBOX_ENDPOINTS.confirm]: {
        post: {
          summary: "Confirms a subscription with the token from the emailed link.",
          requestBody: { required: true, ...json(object({ token: text }, ["token"])) },
          responses: {
            200: { description: "Confirmed.", ...json(ref("Success")) },
            410: problem("The link has expired."),
            ...postProblems,
          },
        },
      },
      [INBOX_ENDPOINTS.unsubscribe]: {
        post: {
          summary: "Ends a subscription (RFC 8058). GET redirects to a page that asks first.",
          parameters: [{ ...query("t", text), required: true }],
          responses: {
            200: { description: "Ended now or earlier.", ...json(ref("Success")) },
            404: problem("The token isn't valid."),
            429: problem("Too many requests came from this network at once."),
            503: postProblems[503],
          },
        },
      },
      [INBOX_ENDPOINTS.health]: {
        get: {
          summary: "Whether the host serves its release and accepts enquiries.",
          responses: {
            200: { description: "Everything works.", ...json(ref("Health")) },
            503: { description: "Something isn't working.", ...json(ref("Health")) },
          },
        },
      },
      [INBOX_ENDPOINTS.attention]: {
        get: {
          summary:
            "Whether something needs attention, for example a delivery that failed for good.",
          responses: {
            200: { description: "Nothing needs attention.", ...json(ref("Health")) },
            503: { description: "Something needs attention.", ...json(ref("Health")) },
          },
        },
      },
    },
    components: { schemas },
  };
}
