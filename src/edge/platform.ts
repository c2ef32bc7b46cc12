import type { Value } from "../inbox/database";

/** Declares the used part of Cloudflare's platform. Source: https://developers.cloudflare.com/workers/ */

interface Prepared {
  readonly bind: (...values: readonly Value[]) => Prepared;
  readonly all: () => Promise<{ readonly results: readonly Record<string, Value>[] }>;
}

/** A database of D1. */
export interface D1 {
  readonly prepare: (sql: string) => Prepared;
  /** Commits all statements or none. */
  readonly batch: (
    statements: readonly Prepared[],
  ) => Promise<readonly { readonly meta: { readonly changes: number } }[]>;
}

/** Another worker, such as the one that serves the files of the site. */
export interface Fetcher {
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Counts calls by key, in each place of the network for itself. */
export interface RateLimiter {
  readonly limit: (call: { readonly key: string }) => Promise<{ readonly success: boolean }>;
}

/** The cache of one of the network's data centres. */
export interface CloudflareCache {
  readonly match: (request: Request) => Promise<Response | undefined>;
  readonly put: (request: Request, response: Response) => Promise<void>;
  readonly delete: (request: Request) => Promise<boolean>;
}

/** The bindings of deploy/cloudflare/wrangler.jsonc, and the secrets that its owner has set. */
export interface EdgeEnv {
  readonly ASSETS: Fetcher;
  /** Database of the inbox; absent where the pages count on no inbox. */
  readonly INBOX?: D1;
  readonly ENQUIRY_LIMIT?: RateLimiter;
  readonly UNSUBSCRIBE_LIMIT?: RateLimiter;
  readonly PREVIEW_LIMIT?: RateLimiter;
  readonly INBOX_WEBHOOK_URL?: string;
  readonly INBOX_WEBHOOK_SECRET?: string;
  /** Attempts at deliveries in one run, by which a run stays below the plan's number of queries. */
  readonly OUTBOX_ATTEMPTS?: string;
}
