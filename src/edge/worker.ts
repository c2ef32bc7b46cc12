import { waitUntil } from "cloudflare:workers";
import { createApplication } from "../server/application";
import { networksOf, parseAddress } from "../server/network-address";
import { assetSite } from "./assets";
import { d1Inbox } from "./d1";
import { edgeCache } from "./edge-cache";
import { createEdgeInbox, type EdgeInbox } from "./edge-inbox";
import type { EdgeRelease } from "./edge-release";
import type { CloudflareCache, EdgeEnv, RateLimiter } from "./platform";

/** Filled in when the worker is bundled (scripts/support/edge-bundle.ts). */
declare const EDGE_RELEASE: EdgeRelease;
/** Unlike browsers' `caches`, Cloudflare's has a `default` cache. */
declare const caches: { readonly default: CloudflareCache };

/** The cron schedule in deploy/cloudflare/wrangler.jsonc that erases old enquiries. */
const RETENTION_CRON = "23 3 * * *";
/**
 * Period of the rate limit, in seconds. Refused visitors are told to wait this long, because the
 * binding doesn't say when to try again.
 */
const LIMIT_PERIOD_S = 60;

/** Interval, in ms, at which a request checks whether another request's read has finished. */
const LOOK_AGAIN_MS = 10;

const log = (line: string): void => console.error(line);

interface Host {
  readonly respond: (request: Request) => Response | Promise<Response>;
  readonly inbox: EdgeInbox | null;
}

async function createHost(env: EdgeEnv): Promise<Host> {
  const release = EDGE_RELEASE;
  const { siteUrl, contentApiUrl, contentApiTimeoutMs: timeoutMs } = release;
  const database = release.hasInbox && env.INBOX ? d1Inbox(env.INBOX) : null;
  const inbox = database && createEdgeInbox({ database, env, release, waitUntil, log });
  const site = assetSite(env.ASSETS, release);
  if (!inbox && !contentApiUrl)
    throw new Error("The Worker has no D1 binding INBOX. Deploy it with dist/wrangler.json.");
  const forward = contentApiUrl && {
    target: new URL(contentApiUrl),
    timeoutMs,
    cache: edgeCache(caches.default, siteUrl),
    keepAlive: waitUntil,
    pause: () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS)),
  };
  const respond = await createApplication<object>({
    locate: () => site,
    // Without a content API, there is an inbox, as checked above.
    api: forward ? { ...forward, ...(inbox && { inbox }) } : { inbox: inbox as EdgeInbox },
    // Cloudflare sets this header itself, regardless of what the client claims.
    client: ({ headers }) => ({
      address: parseAddress(headers.get("cf-connecting-ip") ?? ""),
      forwardedHost: null,
    }),
    limit: limitBy(env.ENQUIRY_LIMIT),
    limitUnsubscribe: limitBy(env.UNSUBSCRIBE_LIMIT),
    limitPreview: limitBy(env.PREVIEW_LIMIT),
    siteUrl,
    compresses: false, // Cloudflare compresses responses itself
    log,
  });
  return { respond: (request) => respond(request, env), inbox };
}

const limitBy = (limiter: RateLimiter | undefined) => async (address: string) => {
  const [network] = networksOf(address);
  const key = network?.name ?? address;
  return (await limiter?.limit({ key }))?.success === false ? LIMIT_PERIOD_S : 0;
};

let host: Promise<Host> | undefined;

/**
 * Returns the host, which all requests of an isolate share. After a failure, the next call tries
 * again.
 */
function hostOf(env: EdgeEnv): Promise<Host> {
  host ??= createHost(env).catch((error: unknown) => {
    host = undefined;
    throw error;
  });
  return host;
}

/**
 * Serves the site on Cloudflare Workers. It's the same application as in Node, but with assets, D1
 * and a rate limit.
 */
export default {
  fetch: async (request: Request, env: EdgeEnv): Promise<Response> =>
    (await hostOf(env)).respond(request),
  scheduled: async ({ cron }: { readonly cron: string }, env: EdgeEnv): Promise<void> => {
    const { inbox } = await hostOf(env);
    await (cron === RETENTION_CRON ? inbox?.retain() : inbox?.deliver());
  },
};
