import type { PluginOptionsSchemaArgs } from "gatsby";

type Joi = PluginOptionsSchemaArgs["Joi"];

/** Options for reading a list page by page. */
export interface Paging {
  readonly pageParam: string;
  readonly perPageParam: string;
  readonly perPage: number;
  /** Where the list may be in the body; the first that holds one wins. A bare array is read too. */
  readonly listKeys: readonly string[];
  readonly maxPages: number;
}

export interface Endpoint {
  readonly name: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | number>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly paging?: Paging;
}

/** The validated options with their defaults; documented in README.md. */
export interface PluginOptions {
  readonly baseUrl: string;
  readonly endpoints: readonly Endpoint[];
  readonly headers: Readonly<Record<string, string>>;
  readonly storeDirectory: string;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly concurrency: number;
  readonly retries: number;
  readonly backoffMs: number;
  readonly deadlineMs: number;
}

const MAX_TIMER_MS = 2_147_483_647; // a longer timer fires immediately
const MEBIBYTE = 1024 * 1024;

/** Whether it is an http or https URL that a path and a query can be appended to. */
function isBaseUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password && !/[?#]/.test(address);
}

const wholeNumber = (joi: Joi, least: number, most: number) =>
  joi
    .number()
    .integer()
    .min(least)
    .max(most)
    .messages({ "*": `{{#label}} must be a whole number from ${least} to ${most}` });

const HEADERS = "{{#label}} must map header names to text of one line in ASCII";
const headers = (joi: Joi) =>
  joi
    .object()
    .pattern(
      /^[\w!#$%&'*+.^`|~-]+$/,
      joi
        .string()
        .allow("")
        .pattern(/^[\t\x20-\x7e]*$/),
    )
    .messages({ "*": HEADERS, "object.unknown": HEADERS })
    .default({});

const paging = (joi: Joi) =>
  joi.object({
    pageParam: joi.string().default("page"),
    perPageParam: joi.string().default("per_page"),
    perPage: wholeNumber(joi, 1, 10_000).default(50),
    listKeys: joi.array().items(joi.string()).required().messages({
      "*": '{{#label}} must name the fields that may hold the list, such as ["items"]; [] reads a bare array only',
    }),
    maxPages: wholeNumber(joi, 1, 100_000).default(500),
  });

const endpoint = (joi: Joi) =>
  joi
    .object({
      name: joi.string().required().messages({
        "*": "{{#label}} must name the document; the site finds it under this name",
      }),
      path: joi
        .string()
        .pattern(/^\/[^?#\s]*$/)
        .required()
        .messages({
          "*": '{{#label}} must begin with "/"; what follows a "?" belongs into "query"',
        }),
      query: joi
        .object()
        .pattern(joi.string(), [joi.string().allow(""), joi.number()])
        .default({}),
      headers: headers(joi),
      paging: paging(joi),
    })
    .messages({ "object.unknown": "{{#label}} is not an option of this plugin" });

/** Schema of the options in `gatsby-config`. An error names the option and what it must be. */
export const createOptionsSchema = (joi: Joi) =>
  joi.object({
    baseUrl: joi
      .string()
      .trim()
      .allow("")
      .custom((value: string, helpers) => (isBaseUrl(value) ? value : helpers.error("any.invalid")))
      .messages({
        "*": "{{#label}} must be the http or https address of the content API without user name, query or fragment, such as http://127.0.0.1:4000; leave it out to fetch nothing",
      })
      .default(""),
    endpoints: joi.array().items(endpoint(joi)).unique("name").required().messages({
      "*": '{{#label}} must list what to fetch, each with a name and a path such as "/posts"',
      "array.unique": "{{#label}} has a name that another endpoint has; give each its own",
    }),
    headers: headers(joi),
    storeDirectory: joi.string().required().messages({
      "*": '{{#label}} must be a folder for last good copies, outside .cache and public, such as ".content-cache/documents"',
    }),
    timeoutMs: wholeNumber(joi, 1, MAX_TIMER_MS).default(10_000),
    maxBytes: wholeNumber(joi, 1, 512 * MEBIBYTE).default(20 * MEBIBYTE),
    concurrency: wholeNumber(joi, 1, 64).default(4),
    retries: wholeNumber(joi, 0, 10).default(2),
    backoffMs: wholeNumber(joi, 0, 60_000).default(500),
    deadlineMs: wholeNumber(joi, 1, MAX_TIMER_MS).default(60_000),
  });
