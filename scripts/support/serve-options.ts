import type { MailSite } from "../../src/inbox/channels/mail-channel";
import type { Inbox } from "../../src/inbox/host-inbox";
import { readInboxSettings } from "../../src/inbox/inbox-settings";
import { startInbox } from "../../src/inbox/start-inbox";
import type { Environment } from "../../src/node/environment";
import type { SiteServerOptions } from "../../src/server/site-server";

/** Port of `gatsby develop`. */
export const DEVELOPMENT_PORT = 8_000;

/**
 * Chooses the API behind `/content-api`: the configured one, or else the embedded one. The embedded
 * API always has the inbox. The configured one has it in front only if `INBOX_BEFORE_API` is on.
 */
export function chooseApi(
  {
    contentApiUrl,
    contentApiTimeoutMs,
  }: Pick<Environment, "contentApiUrl" | "contentApiTimeoutMs">,
  site: MailSite,
): {
  readonly api: SiteServerOptions["api"];
  /**
   * Closes the inbox, and resolves when running delivery attempts have ended. Messages still
   * waiting are sent after the next start.
   */
  readonly close: () => Promise<void>;
} {
  const forward = contentApiUrl && { target: contentApiUrl, timeoutMs: contentApiTimeoutMs };
  if (forward && !readInboxSettings().beforeApi) return { api: forward, close: async () => {} };
  const inbox = embeddedInbox(site, contentApiUrl);
  return { api: forward ? { ...forward, inbox } : { inbox }, close: inbox.close };
}

/**
 * Starts the inbox in `var`, with the channels from the environment and, if given, `contentApi`.
 */
export const embeddedInbox = (site: MailSite, contentApi: URL | null = null): Inbox =>
  startInbox({ settings: readInboxSettings(), contentApi, site });
