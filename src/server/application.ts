import { type Context, Hono } from "hono";
import { API_DESCRIPTION_FILE, type ContentStore, contentOf } from "../content/content-store";
import type { Inbox } from "../inbox/host-inbox";
import { ENDPOINTS, INBOX_ENDPOINTS } from "../site/endpoints";
import { oneLine } from "../site/errors";
import { API_HEADERS, siteHeaders } from "../site/headers";
import { CONTENT_API_ROUTE } from "../site/routes";
import { createContentApi } from "./content-api-routes";
import { createOriginRule } from "./enquiry-origin";
import { createForwarder, type ForwardOptions, isPreview } from "./forward";
import { type InboxEnv, inboxRoutes } from "./inbox-routes";
import { refuseForeign } from "./local-only";
import { dailyNetworkOf } from "./network-address";
import { discardBody, problem } from "./problem";
import { securityHeaders } from "./security-headers";
import type { LocateSite, Site } from "./site";
import { createStaticHost } from "./static-host";

/** Where a request came from, as far as the host can tell. */
export interface ClientAddress {
  /**
   * Address that rate limits apply to. Null if there isn't one, as in a trusted proxy's own
   * requests.
   */
  readonly address: string | null;
  /** Host that the browser requested, if a trusted proxy passes it on. */
  readonly forwardedHost: string | null;
}

/** A content API that this host runs below `/content-api`, from its current release. */
export interface EmbeddedApi {
  readonly inbox: Inbox;
  /** Content to serve in place of the release's. */
  readonly content?: ContentStore;
  /** Serves a picture in place of the release's. */
  readonly image?: (c: Context, name: string) => Promise<Response | null>;
  /** Serves the API description in place of the release's. */
  readonly description?: (c: Context) => Promise<Response | null>;
}

/** A content API elsewhere, to which requests are forwarded. */
export interface ForwardedApi extends Omit<ForwardOptions, "basePath" | "log" | "compresses"> {
  /**
   * If set, enquiries are committed here before they're sent to the API. Otherwise, they're
   * forwarded directly.
   */
  readonly inbox?: Inbox;
}

/**
 * The parts of the application that depend on the platform. `B` is the type of the bindings that
 * the host passes with each request.
 */
export interface Ports<B extends object> {
  readonly locate: LocateSite;
  readonly api: EmbeddedApi | ForwardedApi;
  readonly client: (request: Request, bindings: B) => ClientAddress;
  /** Counts an enquiry. Returns 0 if it's within the limit, or the number of seconds to wait. */
  readonly limit: (address: string) => number | Promise<number>;
  /**
   * Counts an unsubscribe request. Returns 0 if it's within the limit, or the number of seconds to
   * wait.
   */
  readonly limitUnsubscribe: (address: string) => number | Promise<number>;
  /**
   * Counts a read in preview mode, which only a forwarded API has. Returns 0 if it's within the
   * limit, or the number of seconds to wait.
   */
  readonly limitPreview: (address: string) => number | Promise<number>;
  /** An origin whose pages may send enquiries, in addition to pages on the requested host. */
  readonly siteUrl?: string;
  /** Refuses requests from other sites' pages. For servers that show drafts. */
  readonly isLocalOnly?: boolean;
  /** Whether responses are compressed here rather than by a server in front. Defaults to true. */
  readonly compresses?: boolean;
  readonly log: (line: string) => void;
}

interface HostEnv {
  readonly Bindings: object;
  readonly Variables: { site?: Site; client?: string };
}

/** Routes that the application handles before the content API. */
const HEALTH_ROUTE = `${CONTENT_API_ROUTE}${INBOX_ENDPOINTS.health}`;
const ATTENTION_ROUTE = `${CONTENT_API_ROUTE}${INBOX_ENDPOINTS.attention}`;
const NEWSLETTER_ROUTE = `${CONTENT_API_ROUTE}${INBOX_ENDPOINTS.newsletter}`;
const UNSUBSCRIBE_ROUTE = `${CONTENT_API_ROUTE}${INBOX_ENDPOINTS.unsubscribe}`;

/**
 * Creates the site's host, which serves the built site and, below `/content-api`, the content API.
 * It uses only Web APIs, so it runs in Node and on Workers. Rejects if the site's headers are
 * missing, because they contain its Content-Security-Policy.
 */
export async function createApplication<B extends object>(
  ports: Ports<B>,
): Promise<(request: Request, bindings: B) => Response | Promise<Response>> {
  const { api, locate, log, compresses } = ports;
  (await locate()).headers();
  const host = createStaticHost({ compresses });
  const contentApi = contentApiOf(ports);

  const app = new Hono<HostEnv>();
  app.use(securityHeaders(headersOf));
  if (ports.isLocalOnly) app.use(async (c, next) => refuseForeign(c.req.raw) ?? next());
  app.get(HEALTH_ROUTE, async (c) => health(c, await locate(), api.inbox, "problems"));
  app.get(ATTENTION_ROUTE, async (c) => health(c, await locate(), api.inbox, "attention"));
  app.use(`${CONTENT_API_ROUTE}/*`, acceptPost(ports));
  if ("target" in api) app.use(`${CONTENT_API_ROUTE}/*`, acceptPreview(ports));
  if (api.inbox) app.post(NEWSLETTER_ROUTE, acceptAddress(locate));
  app.all(`${CONTENT_API_ROUTE}/*`, (c) => contentApi(c.req.raw, { client: c.get("client") }));
  app.all("*", async (c) => {
    const site = await locate();
    c.set("site", site);
    return host(c.req.raw, site);
  });
  app.onError((error, c) => {
    log(`server: ${oneLine(error)}`);
    // After a 500 for page data, Gatsby requests the data for its 500 page. That would fail too,
    // and so on forever.
    const status = c.req.path.startsWith("/page-data/") ? 503 : 500;
    return c.text("Something went wrong on our side.", status);
  });
  return (request, bindings) => app.fetch(request, bindings);
}

/** Returns the release's headers for pages, and the API's for everything else. */
function headersOf(c: Context<HostEnv>): Readonly<Record<string, string>> {
  const site = c.get("site");
  return site ? siteHeaders(site.headers(), c.res.headers.get("content-type")) : API_HEADERS;
}

const OTHER_FORMS =
  "The site was built with different settings (CONTENT_API_URL, INBOX_BEFORE_API), so its forms have nowhere to send. Rebuild it.";

/**
 * Responds with 200 if there are no problems, or with 503 and a list of them. With `problems`, the
 * list covers the release, the pages and the inbox. `attention` also lists things that a person
 * should look at. Deployments only check `problems`, because strangers' messages can't affect it.
 */
async function health(
  c: Context,
  site: Site,
  inbox: Inbox | undefined,
  asks: "problems" | "attention",
): Promise<Response> {
  const problems = [
    site.problem() ?? [],
    site.hasInbox === null || site.hasInbox === Boolean(inbox) ? [] : OTHER_FORMS,
    (await inbox?.[asks]()) ?? [],
  ].flat();
  const healthy = problems.length === 0;
  const headers = {
    "cache-control": "no-store",
    ...(site.release && { "x-release": site.release }), // lets a deployment recognise its version
  };
  return c.json({ healthy, problems }, healthy ? 200 : 503, headers);
}

type ContentApi = (request: Request, env: InboxEnv["Bindings"]) => Response | Promise<Response>;

/** Routes requests to the embedded API, or to the inbox and, for everything else, the forwarder. */
function contentApiOf<B extends object>({ api, locate, log, compresses }: Ports<B>): ContentApi {
  const basePath = CONTENT_API_ROUTE;
  if (!("target" in api)) {
    const { content, image, inbox, description } = api;
    return createContentApi({
      content: async () => {
        if (content) return content;
        const stored = await (await locate()).content();
        return stored && contentOf(stored);
      },
      image:
        image ??
        (async (c, name) =>
          (await locate()).file(c, `${CONTENT_API_ROUTE}${ENDPOINTS.images}/${name}`)),
      inbox,
      description:
        description ?? (async (c) => (await locate()).file(c, `/${API_DESCRIPTION_FILE}`)),
      basePath,
      compresses,
      log,
    }).fetch;
  }
  const forward = createForwarder({ ...api, basePath, compresses, log });
  if (!api.inbox) return forward;
  const app = new Hono<InboxEnv>().basePath(basePath);
  app.route("/", inboxRoutes(api.inbox, log));
  app.all("*", (c) => forward(c.req.raw));
  return app.fetch;
}

/** Refuses POSTs from other sites' pages and from senders who exceed the rate limit. */
function acceptPost<B extends object>(ports: Ports<B>) {
  const { siteUrl, client, log } = ports;
  const isAllowed = createOriginRule({ siteUrl, log });
  return async (c: Context<HostEnv>, next: () => Promise<void>) => {
    const { address, forwardedHost } = client(c.req.raw, c.env as B);
    if (c.req.method !== "POST") return next();
    if (address !== null) c.set("client", dailyNetworkOf(address));
    const hosts = [c.req.header("host") ?? "", forwardedHost ?? ""].filter(Boolean);
    if (!isAllowed(c.req.header("origin") ?? null, hosts)) {
      await discardBody(c.req.raw);
      return problem(c, 403, "Messages can only be sent from this site's own pages.");
    }
    // Mail providers send the unsubscribe requests of many people from one address.
    const isUnsubscribe = c.req.path === UNSUBSCRIBE_ROUTE;
    const limit = isUnsubscribe ? ports.limitUnsubscribe : ports.limit;
    const seconds = address === null ? 0 : await limit(address);
    if (seconds === 0) return next();
    await discardBody(c.req.raw);
    const what = isUnsubscribe ? "requests" : "messages";
    const words = `Too many ${what} at once. Please wait a minute and try again.`;
    return problem(c, 429, words, { "retry-after": String(seconds) });
  };
}

/** Accepts subscriptions only if the site has a newsletter. Unsubscribing works on any site. */
const acceptAddress =
  (locate: LocateSite) => async (c: Context<HostEnv>, next: () => Promise<void>) => {
    if ((await locate()).hasNewsletter) return next();
    await discardBody(c.req.raw);
    return problem(c, 404, "This site has no newsletter.");
  };

/** Limits each visitor's reads in preview mode, because each one reaches the content API. */
function acceptPreview<B extends object>({ client, limitPreview }: Ports<B>) {
  return async (c: Context<HostEnv>, next: () => Promise<void>) => {
    const isImage = c.req.path.startsWith(`${CONTENT_API_ROUTE}${ENDPOINTS.images}/`);
    const isRead = c.req.method !== "POST" && !isImage; // HEAD too
    if (!isRead || !isPreview(c.req.raw)) return next();
    const { address } = client(c.req.raw, c.env as B);
    const seconds = address === null ? 0 : await limitPreview(address);
    if (seconds === 0) return next();
    const words = "Too many previews at once. Please wait a minute and try again.";
    return problem(c, 429, words, { "retry-after": String(seconds) });
  };
}
