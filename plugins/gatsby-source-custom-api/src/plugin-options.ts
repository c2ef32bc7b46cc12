import type { PluginOptionsSchemaArgs } from "gatsby";

type Joi = PluginOptionsSchemaArgs["Joi"];

/** Settings for reading a list page by page. */
export interface Paging {
  readonly perPage: number;
  /**
   * Keys that may contain the list, in order of preference. A body that is itself a list needs no
   * key.
   */
  readonly listKeys: readonly string[];
  readonly maxPages: number;
}

export interface Endpoint {
  readonly name: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | number>>;
  readonly paging?: Paging;
}

/** Validated options with defaults. README.md describes them. */
export interface PluginOptions {
  readonly baseUrl: string;
  readonly endpoints: readonly Endpoint[];
  readonly storeDirectory: string;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly maxListBytes: number;
  readonly maxDepth: number;
  readonly concurrency: number;
  readonly retries: number;
  readonly backoffMs: number;
  readonly deadlineMs: number;
}

const MAX_TIMER_MS = 2_147_483_647; // a timer with a longer delay fires immediately
const MEBIBYTE = 1024 * 1024;

export function createOptionsSchema(joi: Joi) {
  const wholeNumber = (least: number, most: number) => joi.number().integer().min(least).max(most);
  const paging = joi.object({
    perPage: wholeNumber(1, 10_000).default(50),
    listKeys: joi.array().items(joi.string()).required(),
    maxPages: wholeNumber(1, 100_000).default(500),
  });
  const endpoint = joi.object({
    name: joi.string().required(),
    path: joi
      .string()
      .pattern(/^\/[^?#\s]*$/)
      .required(),
    query: joi
      .object()
      .pattern(joi.string(), [joi.string().allow(""), joi.number()])
      .default({}),
    paging,
  });
  return joi.object({
    baseUrl: joi
      .string()
      .uri({ scheme: ["http", "https"] })
      .allow("")
      .default(""),
    endpoints: joi.array().items(endpoint).unique("name").required(),
    storeDirectory: joi.string().required(),
    timeoutMs: wholeNumber(1, MAX_TIMER_MS).default(10_000),
    maxBytes: wholeNumber(1, 512 * MEBIBYTE).default(20 * MEBIBYTE),
    maxListBytes: wholeNumber(1, 512 * MEBIBYTE).default(256 * MEBIBYTE),
    maxDepth: wholeNumber(1, 1_000).default(64),
    concurrency: wholeNumber(1, 64).default(4),
    retries: wholeNumber(0, 10).default(2),
    backoffMs: wholeNumber(0, 60_000).default(500),
    deadlineMs: wholeNumber(1, MAX_TIMER_MS).default(60_000),
  });
}
