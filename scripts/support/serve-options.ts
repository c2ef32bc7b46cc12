import type { MailSite } from "../../src/inbox/channels/mail-channel";
import type { Inbox } from "../../src/inbox/host-inbox";
import { readInboxSettings } from "../../src/inbox/inbox-settings";
import { startInbox } from "../../src/inbox/start-inbox";
import type { Environment } from "../../src/node/environment";
import type { SiteServerOptions } from "../../src/server/site-server";

/** The port of `gatsby develop`. */
export const DEVELOPMENT_PORT = 8_000;

/**
 * Chooses the API behind `/content-api`: the configured content API, or the embedded one. The inbox is in front of the
 * first where `INBOX_BEFORE_API` says so, and always part of the second.
 */
export function chooseApi(
  {
    contentApiUrl,
    contentApiTimeoutMs,
  }: Pick<Environment, "contentApiUrl" | "contentApiTimeoutMs">,
  site: MailSite,
): {
  readonly api: SiteServerOptions["api"];
  /** Resolves when present attempts have ended; waiting messages are sent after the next start. */
  readonly close: () => Promise<void>;
} {
  const forward = contentApiUrl && { target: contentApiUrl, timeoutMs: contentApiTimeoutMs };
  if (forward && !readInboxSettings().beforeApi) return { api: forward, close: async () => {} };
  const inbox = embeddedInbox(site, contentApiUrl);
  return { api: forward ? { ...forward, inbox } : { inbox }, close: inbox.close };
}

/** Starts the inbox in `var` with the channels of the environment, and `contentApi` as one of them. */
export const embeddedInbox = (site: MailSite, contentApi: URL | null = null): Inbox =>
  startInbox({ settings: readInboxSettings(), contentApi, site });
