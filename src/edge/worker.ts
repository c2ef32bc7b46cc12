import { waitUntil } from "cloudflare:workers";
import { createApplication } from "../server/application";
import { networksOf, parseAddress } from "../server/network-address";
import { assetSite } from "./assets";
import { d1Inbox } from "./d1";
import { edgeCache } from "./edge-cache";
import { createEdgeInbox, type EdgeInbox } from "./edge-inbox";
import type { EdgeRelease } from "./edge-release";
import type { CloudflareCache, EdgeEnv, RateLimiter } from "./platform";

/** Defined when the worker is bundled: scripts/support/edge-bundle.ts. */
declare const EDGE_RELEASE: EdgeRelease;
/** Browsers' `caches` have no `default`. */
declare const caches: { readonly default: CloudflareCache };

/** The cron schedule in deploy/cloudflare/wrangler.jsonc that erases old enquiries. */
const RETENTION_CRON = "23 3 * * *";
/** Period of the rate limit. After a refusal, the binding doesn't say when it accepts more. */
const LIMIT_PERIOD_S = 60;

/** How often a request checks whether another request's read has finished. */
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
  if (!inbox && !contentApiUrl) throw new Error("The binding INBOX is missing.");
  const forward = contentApiUrl && {
    target: new URL(contentApiUrl),
    timeoutMs,
    cache: edgeCache(caches.default, siteUrl),
    keepAlive: waitUntil,
    pause: () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS)),
  };
  const respond = await createApplication<object>({
    locate: () => site,
    api: forward ? { ...forward, ...(inbox && { inbox }) } : { inbox: inbox as EdgeInbox }, // exists
    // Cloudflare sets this header itself, whatever the client claims.
    client: ({ headers }) => ({
      address: parseAddress(headers.get("cf-connecting-ip") ?? ""),
      forwardedHost: null,
    }),
    limit: limitBy(env.ENQUIRY_LIMIT),
    limitUnsubscribe: limitBy(env.UNSUBSCRIBE_LIMIT),
    limitPreview: limitBy(env.PREVIEW_LIMIT),
    siteUrl,
    compresses: false, // Cloudflare does
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

/** All requests of an isolate share one host. After a failure the next call tries again. */
function hostOf(env: EdgeEnv): Promise<Host> {
  host ??= createHost(env).catch((error: unknown) => {
    host = undefined;
    throw error;
  });
  return host;
}

/**
 * Serves the site on Cloudflare Workers: the same application as in Node, with assets, D1 and a
 * rate limit.
 */
export default {
  fetch: async (request: Request, env: EdgeEnv): Promise<Response> =>
    (await hostOf(env)).respond(request),
  scheduled: async ({ cron }: { readonly cron: string }, env: EdgeEnv): Promise<void> => {
    const { inbox } = await hostOf(env);
    await (cron === RETENTION_CRON ? inbox?.retain() : inbox?.deliver());
  },
};
