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
import { networksOf } from "./network-address";
import { discardBody, problem } from "./problem";
import { securityHeaders } from "./security-headers";
import type { LocateSite, Site } from "./site";
import { createStaticHost } from "./static-host";

/** Origin of a request, as far as it can be known. */
export interface ClientAddress {
  /** Address by which limits count; null: there is none, as for a trusted proxy itself. */
  readonly address: string | null;
  /** Host that the browser asked for, where a trusted proxy names it. */
  readonly forwardedHost: string | null;
}

/** The content API below `/content-api` as a part of the host, which responds from its release. */
export interface EmbeddedApi {
  readonly inbox: Inbox;
  /** Content in place of the release's. */
  readonly content?: ContentStore;
  /** Responds with a picture, in place of the release's. */
  readonly image?: (c: Context, name: string) => Promise<Response | null>;
  /** Responds with the description of the API, in place of the release's. */
  readonly description?: (c: Context) => Promise<Response | null>;
}

/** A content API elsewhere, to which requests are forwarded. */
export interface ForwardedApi extends Omit<ForwardOptions, "basePath" | "log" | "compresses"> {
  /** Commits enquiries before the API gets them; default: they are forwarded at once. */
  readonly inbox?: Inbox;
}

/** The functions of its machine that the application needs. `B`: the values that the host passes with a request. */
export interface Ports<B extends object> {
  readonly locate: LocateSite;
  readonly api: EmbeddedApi | ForwardedApi;
  readonly client: (request: Request, bindings: B) => ClientAddress;
  /** Counts an enquiry of an address: 0, or the seconds until the next is accepted. */
  readonly limit: (address: string) => number | Promise<number>;
  /** Counts the end of a subscription: 0, or the seconds until the next is accepted. */
  readonly limitUnsubscribe: (address: string) => number | Promise<number>;
  /** Counts a read in preview mode, where the API is elsewhere: 0, or the seconds until the next is accepted. */
  readonly limitPreview: (address: string) => number | Promise<number>;
  /** Origin whose pages may send enquiries, beside those of the host that is asked. */
  readonly siteUrl?: string;
  /** Refuses requests of other sites' pages: for servers that show drafts. */
  readonly isLocalOnly?: boolean;
  /** Whether responses are compressed here, or by a server in front; default: yes. */
  readonly compresses?: boolean;
  readonly log: (line: string) => void;
}

interface HostEnv {
  readonly Bindings: object;
  readonly Variables: { site?: Site; client?: string };
}

/** Paths of the health checks, beside the content API's. */
const HEALTH_ROUTE = `${CONTENT_API_ROUTE}${INBOX_ENDPOINTS.health}`;
const ATTENTION_ROUTE = `${CONTENT_API_ROUTE}${INBOX_ENDPOINTS.attention}`;
const NEWSLETTER_ROUTE = `${CONTENT_API_ROUTE}${INBOX_ENDPOINTS.newsletter}`;
const UNSUBSCRIBE_ROUTE = `${CONTENT_API_ROUTE}${INBOX_ENDPOINTS.unsubscribe}`;

/**
 * Creates the host of the site, of Web APIs alone so that it runs in Node and on Workers: the built site, and the
 * content API below `/content-api`. Rejects while the site has no headers, which hold its policy.
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
    // after a 500 for a page's data Gatsby asks for that of its page of 500, and so on without end
    const status = c.req.path.startsWith("/page-data/") ? 503 : 500;
    return c.text("Something went wrong on our side.", status);
  });
  return (request, bindings) => app.fetch(request, bindings);
}

/** Returns the headers of a response: those of its release, or those of responses that are no page. */
function headersOf(c: Context<HostEnv>): Readonly<Record<string, string>> {
  const site = c.get("site");
  return site ? siteHeaders(site.headers(), c.res.headers.get("content-type")) : API_HEADERS;
}

const OTHER_FORMS =
  "The pages were built with other settings than this host has (CONTENT_API_URL, INBOX_BEFORE_API): their forms send where nobody takes it. Rebuild.";

/**
 * Responds with 200 while everything is as it should be, else with 503 and the problems: of release, pages and inbox, or
 * also what a person should look at. A deployment is judged by the first, which no stranger's message can turn red.
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
    ...(site.release && { "x-release": site.release }), // by which a deployment knows its own version
  };
  return c.json({ healthy, problems }, healthy ? 200 : 503, headers);
}

type ContentApi = (request: Request, env: InboxEnv["Bindings"]) => Response | Promise<Response>;

/** Routes requests to the embedded API, or to the inbox and, for all else, to the forwarder. */
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

/** Lets a POST through that a page of this site sends, within the limit of its sender. */
function acceptPost<B extends object>(ports: Ports<B>) {
  const { siteUrl, client, log } = ports;
  const isAllowed = createOriginRule({ siteUrl, log });
  return async (c: Context<HostEnv>, next: () => Promise<void>) => {
    const { address, forwardedHost } = client(c.req.raw, c.env as B);
    if (c.req.method !== "POST") return next();
    if (address !== null) c.set("client", networksOf(address)[0]?.name);
    const hosts = [c.req.header("host") ?? "", forwardedHost ?? ""].filter(Boolean);
    if (!isAllowed(c.req.header("origin") ?? null, hosts)) {
      await discardBody(c.req.raw);
      return problem(c, 403, "A message can only be sent from the pages of this site.");
    }
    // A mail provider ends the subscriptions of many people from one address.
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

/** Lets an address through where the site has a newsletter; what is subscribed already can be ended on any site. */
const acceptAddress =
  (locate: LocateSite) => async (c: Context<HostEnv>, next: () => Promise<void>) => {
    if ((await locate()).hasNewsletter) return next();
    await discardBody(c.req.raw);
    return problem(c, 404, "This site has no newsletter.");
  };

/** Lets reads of preview mode through within the limit of their visitor: each reaches the content API. */
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
