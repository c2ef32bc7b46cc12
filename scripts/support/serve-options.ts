import type { Environment } from "../../src/gatsby/environment";
import { openContactStore } from "../../src/server/contact-store";
import type { SiteServerOptions } from "../../src/server/site-server";

/** Chooses the content API behind `/content-api`: the configured one, or else the embedded one. */
export async function chooseApi({
  contentApiUrl,
  contentApiTimeoutMs,
}: Pick<Environment, "contentApiUrl" | "contentApiTimeoutMs">): Promise<{
  readonly api: SiteServerOptions["api"];
  /** Resolves when every enquiry is stored. */
  readonly close: () => Promise<void>;
}> {
  if (contentApiUrl) {
    const api = { target: contentApiUrl, timeoutMs: contentApiTimeoutMs };
    return { api, close: async () => {} };
  }
  const contactStore = await openContactStore();
  return { api: { contactStore }, close: contactStore.close };
}
