import { API_POLICY } from "../site/headers";
import { CONTACT_BURST, CONTACT_PER_MINUTE } from "../site/limits";
import { CONTENT_API_ROUTE } from "../site/routes";
import { type ContentApiOptions, createContentApi } from "./content-api";
import { createForwarder, type ForwardOptions } from "./forward";
import { type ListenOptions, listen, type RunningServer } from "./listen";
import { clientAddress, createRateLimiter, type RateLimit } from "./rate-limit";
import type { LocateSite } from "./site-folder";
import { createStaticHost } from "./static-host";

export interface SiteServerOptions extends ListenOptions {
  /** The built site: its folder, or how to find it for each request. */
  readonly publicDirectory: string | LocateSite;
  /** The API below `/content-api`: embedded, or elsewhere and forwarded to. */
  readonly api:
    | Pick<ContentApiOptions, "content" | "imagesDirectory" | "contactStore">
    | Pick<ForwardOptions, "target" | "timeoutMs">;
  /** Enquiries of one client. */
  readonly enquiryLimit?: RateLimit;
  /** Addresses whose `X-Forwarded-For` says who the client is; default: none. */
  readonly trustedProxies?: readonly string[];
}

/** Serves the built site, and the content API below `/content-api`, on one port. */
export function startServer(options: SiteServerOptions): Promise<RunningServer> {
  const { api, publicDirectory, log, trustedProxies } = options;
  const basePath = CONTENT_API_ROUTE;
  const host = createStaticHost(publicDirectory);
  const contentApi =
    "target" in api
      ? createForwarder({ ...api, basePath, log })
      : createContentApi({ ...api, basePath, log }).fetch;

  const limiter = createRateLimiter(
    options.enquiryLimit ?? { burst: CONTACT_BURST, perMinute: CONTACT_PER_MINUTE },
  );

  return listen(async (request, node) => {
    const { pathname } = new URL(request.url);
    if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return host(request);
    const waitSeconds =
      request.method === "POST" ? limiter(clientAddress(node.incoming, trustedProxies)) : 0;
    const response = waitSeconds ? tooMany(waitSeconds) : await contentApi(request, node);
    response.headers.set("content-security-policy", API_POLICY);
    return response;
  }, options);
}

const tooMany = (seconds: number): Response =>
  Response.json(
    { message: "Too many messages at once. Please wait a minute and try again." },
    { status: 429, headers: { "retry-after": String(seconds), "cache-control": "no-store" } },
  );
