import type { HttpBindings } from "@hono/node-server";
import type { ContentStore } from "../content/content-store";
import type { Inbox } from "../inbox/host-inbox";
import { API_HEADERS } from "../site/headers";
import { createApplication, type EmbeddedApi, type ForwardedApi, type Ports } from "./application";
import { createClientAddress } from "./client-address";
import { type ListenOptions, listen, type RunningServer } from "./listen";
import { memoryCache } from "./memory-cache";
import { createAddressLimiter, type RateLimit } from "./rate-limit";
import {
  CONTACT_BURST,
  CONTACT_PER_MINUTE,
  PREVIEW_READS_PER_MINUTE,
  UNSUBSCRIBES_PER_MINUTE,
} from "./server-limits";
import type { LocateSite } from "./site";
import { siteFolder } from "./site-folder";
import { fileResponse } from "./static-file";

export type NodeForwardedApi = Omit<ForwardedApi, "cache" | "keepAlive">;

export interface SiteServerOptions
  extends ListenOptions,
    Pick<Ports<HttpBindings>, "siteUrl" | "isLocalOnly"> {
  /** Folder of the built site, or a function that returns it for each request. */
  readonly publicDirectory: string | LocateSite;
  /**
   * The API below `/content-api`, either forwarded, or embedded with the release's content and
   * pictures.
   */
  readonly api:
    | NodeForwardedApi
    | {
        readonly inbox: Inbox;
        /** Content to serve in place of the release's. */
        readonly content?: ContentStore;
        /** Folder of pictures to serve in place of the release's. */
        readonly imagesDirectory?: string;
        readonly description?: EmbeddedApi["description"];
      };
  /** Rate limit per client. */
  readonly enquiryLimit?: RateLimit;
}

/** Serves the site and the API in Node, from local files and on a single port. */
export async function startServer(options: SiteServerOptions): Promise<RunningServer> {
  const { publicDirectory, api, trustedProxies, log = console.error } = options;
  const clientOf = createClientAddress(trustedProxies, log);
  const respond = await createApplication<HttpBindings>({
    siteUrl: options.siteUrl,
    isLocalOnly: options.isLocalOnly,
    log,
    locate: typeof publicDirectory === "string" ? locatorOf(publicDirectory) : publicDirectory,
    api: "target" in api ? { ...api, cache: memoryCache() } : embedded(api),
    client: (_, { incoming }) => clientOf(incoming),
    limit: createAddressLimiter(
      options.enquiryLimit ?? { burst: CONTACT_BURST, perMinute: CONTACT_PER_MINUTE },
    ),
    limitUnsubscribe: createAddressLimiter({
      burst: UNSUBSCRIBES_PER_MINUTE,
      perMinute: UNSUBSCRIBES_PER_MINUTE,
    }),
    limitPreview: createAddressLimiter({
      burst: PREVIEW_READS_PER_MINUTE,
      perMinute: PREVIEW_READS_PER_MINUTE,
    }),
  });
  return listen(respond, { headers: API_HEADERS, ...options });
}

function locatorOf(folder: string): LocateSite {
  const site = siteFolder(folder);
  return () => site;
}

function embedded({
  inbox,
  content,
  imagesDirectory: folder,
  description,
}: Exclude<SiteServerOptions["api"], NodeForwardedApi>): Ports<HttpBindings>["api"] {
  return {
    inbox,
    ...(description && { description }),
    ...(content && { content }),
    ...(folder && { image: (c, name) => fileResponse(c, folder, name) }),
  };
}
