import path from "node:path";
import type { Environment } from "../../src/gatsby/environment";
import { type ContactStore, openContactStore } from "../../src/server/contact-store";
import { folderStore } from "../../src/server/content-store";
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
  const contactStore: ContactStore = await openContactStore();
  const imagesDirectory = path.resolve("content/images");
  return {
    api: { content: folderStore(), imagesDirectory, contactStore },
    close: contactStore.close,
  };
}
