import { API_POLICY } from "../site/headers";
import { CONTENT_API_ROUTE } from "../site/routes";
import { type ContentApiOptions, createContentApi } from "./content-api";
import { createForwarder, type ForwardOptions } from "./forward";
import { type ListenOptions, listen, type RunningServer } from "./listen";
import type { LocateSite } from "./site-folder";
import { createStaticHost } from "./static-host";

export interface SiteServerOptions extends ListenOptions {
  /** The built site: its folder, or how to find it for each request. */
  readonly publicDirectory: string | LocateSite;
  /** The API below `/content-api`: embedded, or elsewhere and forwarded to. */
  readonly api:
    | Pick<ContentApiOptions, "content" | "imagesDirectory" | "contactStore">
    | Pick<ForwardOptions, "target" | "timeoutMs">;
}

/** Serves the built site, and the content API below `/content-api`, on one port. */
export function startServer(options: SiteServerOptions): Promise<RunningServer> {
  const { api, publicDirectory, log } = options;
  const basePath = CONTENT_API_ROUTE;
  const host = createStaticHost(publicDirectory);
  const contentApi =
    "target" in api
      ? createForwarder({ ...api, basePath, log })
      : createContentApi({ ...api, basePath, log }).fetch;

  return listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return host(request);
    const response = await contentApi(request);
    response.headers.set("content-security-policy", API_POLICY);
    return response;
  }, options);
}
