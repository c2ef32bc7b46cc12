import type { Value } from "../inbox/database";

/** The parts of Cloudflare's platform we use. Source: https://developers.cloudflare.com/workers/ */

interface Prepared {
  readonly bind: (...values: readonly Value[]) => Prepared;
  readonly all: () => Promise<{ readonly results: readonly Record<string, Value>[] }>;
}

export interface D1 {
  readonly prepare: (sql: string) => Prepared;
  /** Commits either all statements or none. */
  readonly batch: (
    statements: readonly Prepared[],
  ) => Promise<readonly { readonly meta: { readonly changes: number } }[]>;
}

/** Another worker, such as the one that serves the site's files. */
export interface Fetcher {
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Counts calls by key, separately in each location of the network. */
export interface RateLimiter {
  readonly limit: (call: { readonly key: string }) => Promise<{ readonly success: boolean }>;
}

export interface CloudflareCache {
  readonly match: (request: Request) => Promise<Response | undefined>;
  readonly put: (request: Request, response: Response) => Promise<void>;
  readonly delete: (request: Request) => Promise<boolean>;
}

/** Bindings from deploy/cloudflare/wrangler.jsonc, and secrets that the owner has set. */
export interface EdgeEnv {
  readonly ASSETS: Fetcher;
  /** The inbox's database. Missing if the pages don't need an inbox. */
  readonly INBOX?: D1;
  readonly ENQUIRY_LIMIT?: RateLimiter;
  readonly UNSUBSCRIBE_LIMIT?: RateLimiter;
  readonly PREVIEW_LIMIT?: RateLimiter;
  readonly INBOX_WEBHOOK_URL?: string;
  readonly INBOX_WEBHOOK_SECRET?: string;
  /**
   * Maximum number of delivery attempts per run, which keeps a run within the plan's query limit.
   */
  readonly OUTBOX_ATTEMPTS?: string;
}
