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
 * Converts a content schema into JSON Schema. Fields with a default are optional. Checks that JSON
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
    // A check after a union applies to the converted value, such as a number that came as text.
    overrideAction: ({ jsonSchema: made }) => made.anyOf && { anyOf: made.anyOf },
  });
  return stated;
}

const requiredOf = (entries: ObjectSchema["entries"]): string[] =>
  Object.entries(entries).flatMap(([name, entry]) => (isRepairable(entry) ? [] : [name]));

/**
 * Returns the schema of a content type's response: its document, or its list under the preferred
 * key.
 */
function contentBody(name: ContentName): object {
  const { schema, listKeys } = CONTENT_TYPES[name];
  const [key] = listKeys;
  return key ? object({ [key]: list(jsonSchema(schema)) }) : jsonSchema(schema);
}

const postProblems = {
  400: problem("A field is missing or wrong; `field` names it."),
  403: problem("A page of another site has sent it."),
  408: problem("It has not arrived in time."),
  413: problem(`The message is larger than ${CONTACT_BODY_MAX_BYTES / 1024} KiB.`),
  415: problem("The message is not JSON."),
  429: problem("Too many have come from this network; nothing is stored."),
  503: problem("The message could not be stored."),
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
        { ...text, description: `${ENQUIRY_KINDS.join(" or ")}; anything else is the first.` },
      ],
      // Invalid details are never a reason to refuse an enquiry.
      ...Object.entries(DETAILS).map(([name, maxLength]) => [
        name,
        {
          ...text,
          description: `Kept up to ${maxLength} characters; what is no text is left out.`,
        },
      ]),
      ["website", { ...text, description: "No person fills it in; a program does." }],
      ["shown_ms", { description: "Time since the page was shown, a number." }],
    ]),
    CONTACT_FIELDS.filter((rule) => "missing" in rule).map(({ apiName }) => apiName),
  ),
};

/** Describes the content API in OpenAPI 3.1, for people who build or call one. */
export function openApiDocument(basePath: string): object {
  return {
    openapi: "3.1.0",
    info: { title: "Content API", version: "1.0.0" },
    servers: [{ url: basePath }],
    paths: {
      [ENDPOINTS.hero]: read("Services that the home page's hero types.", contentBody("hero")),
      [ENDPOINTS.about]: read("Who the company is, with four figures.", contentBody("about")),
      [ENDPOINTS.servicesOverview]: read("Services in short.", contentBody("servicesOverview")),
      [ENDPOINTS.howItWorks]: read("Steps from first call to support.", contentBody("howItWorks")),
      [ENDPOINTS.team]: read("The team.", contentBody("team")),
      [ENDPOINTS.testimonials]: read("Clients' words.", contentBody("testimonials")),
      [ENDPOINTS.blogPosts]: read(
        "Posts, by default the newest first.",
        ref("PostList"),
        { 400: problem("A parameter cannot be understood.") },
        [
          query("page", { ...integer(1), default: 1 }),
          query("per_page", {
            ...integer(),
            default: API_PER_PAGE,
            description: `Another number than 1 to ${API_PER_PAGE_MAX} is the nearest of them.`,
          }),
          query("category", text),
          query("author", text),
          query("tag", text),
          query("sort_by", { enum: SORT_FIELDS }),
          query("sort_order", { enum: ["desc", "asc"] }),
        ],
      ),
      [ENDPOINTS.blogCategories]: read("Names of categories.", contentBody("blogCategories")),
      [`${ENDPOINTS.blogPosts}/{postId}`]: read(
        "One post.",
        ref("Post"),
        { 404: problem("There is no such post.") },
        [inPath("postId")],
      ),
      [`${ENDPOINTS.images}/{path}`]: {
        get: {
          summary: "An image that content names; the path may hold slashes.",
          parameters: [inPath("path")],
          responses: {
            200: { description: "The image.", content: { "image/*": {} } },
            404: problem("There is no such image."),
          },
        },
      },
      [ENDPOINTS.contact]: {
        post: {
          summary: "Stores an enquiry; the answer comes once it is safely stored.",
          parameters: [
            {
              name: "Idempotency-Key",
              in: "header",
              description: "The same message under the same key is stored once.",
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
            202: { description: "The same for every address.", ...json(ref("Success")) },
            404: problem("The site has no newsletter."),
            ...postProblems,
          },
        },
      },
      [INBOX_ENDPOINTS.confirm]: {
        post: {
          summary: "Confirms a subscription by the token of the link that was mailed.",
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
          summary: "Ends a subscription (RFC 8058); GET leads to a page that asks first.",
          parameters: [{ ...query("t", text), required: true }],
          responses: {
            200: { description: "Ended, now or before.", ...json(ref("Success")) },
            404: problem("The token is none of ours."),
            429: problem("Too many have come from this network at once."),
            503: postProblems[503],
          },
        },
      },
      [INBOX_ENDPOINTS.health]: {
        get: {
          summary: "Whether the host serves its release and takes enquiries.",
          responses: {
            200: { description: "All is well.", ...json(ref("Health")) },
            503: { description: "Something doesn't work.", ...json(ref("Health")) },
          },
        },
      },
      [INBOX_ENDPOINTS.attention]: {
        get: {
          summary: "Whether a person should look, for example at a delivery that failed for good.",
          responses: {
            200: { description: "All is well.", ...json(ref("Health")) },
            503: { description: "A person should look.", ...json(ref("Health")) },
          },
        },
      },
    },
    components: { schemas },
  };
}
