import { requireWritable } from "../inbox/accept-enquiry";
import { createContentApiChannel } from "../inbox/channels/content-api-channel";
import { createWebhookChannel } from "../inbox/channels/webhook-channel";
import type { InboxPort } from "../inbox/database";
import type { Channel } from "../inbox/delivery";
import { errorMessage } from "../inbox/error-messages";
import { createInbox, type Inbox } from "../inbox/host-inbox";
import { readInboxSettings } from "../inbox/inbox-settings";
import { AT_ONCE, deliverOnce } from "../inbox/outbox";
import { eraseExpired } from "../inbox/retention";
import { formatCount } from "../site/format/text";
import { OUTBOX_LEASE_MS } from "../site/limits";
import type { EdgeRelease } from "./edge-release";
import type { EdgeEnv } from "./platform";

/** Time limit for an attempt, in ms. Workers end a run 30 s after its response. */
const EDGE_DELIVERY_TIMEOUT_MS = 20_000;
/** Attempts per run. The free plan allows 50 queries and calls per run. */
const EDGE_ATTEMPTS = 8;

export interface EdgeInbox extends Inbox {
  /** Sends as many due deliveries as one run allows. Never rejects. */
  readonly deliver: () => Promise<void>;
  /** Erases enquiries whose retention period has ended. Never rejects. */
  readonly retain: () => Promise<void>;
}

export interface EdgeInboxOptions {
  readonly database: InboxPort;
  readonly env: EdgeEnv;
  readonly release: Pick<EdgeRelease, "program" | "contentApiUrl" | "siteUrl">;
  /** Keeps the run going after its response until `work` has ended. */
  readonly waitUntil: (work: Promise<void>) => void;
  readonly log: (line: string) => void;
}

const NO_CHANNEL =
  "Nobody is notified of enquiries. Set INBOX_WEBHOOK_URL and INBOX_WEBHOOK_SECRET.";

/**
 * Creates the inbox on Workers. A run ends soon after its response, so each enquiry triggers one
 * run of the outbox, and the cron trigger sends the rest. Workers can't send mail, so mails stay
 * queued, while everything else goes to the webhook or the content API.
 */
export function createEdgeInbox(options: EdgeInboxOptions): EdgeInbox {
  const { database, env, release, waitUntil, log } = options;
  const { program, contentApiUrl } = release;
  const { webhook } = readInboxSettings({
    INBOX_WEBHOOK_URL: env.INBOX_WEBHOOK_URL,
    INBOX_WEBHOOK_SECRET: env.INBOX_WEBHOOK_SECRET,
  });
  const now = Date.now;
  const channels: readonly Channel[] = [
    ...(webhook
      ? [
          createWebhookChannel(webhook, {
            siteUrl: release.siteUrl,
            now,
            timeoutMs: EDGE_DELIVERY_TIMEOUT_MS,
          }),
        ]
      : []),
    ...(contentApiUrl
      ? [createContentApiChannel(new URL(contentApiUrl), EDGE_DELIVERY_TIMEOUT_MS)]
      : []),
  ];
  const most = Number(env.OUTBOX_ATTEMPTS) || EDGE_ATTEMPTS;
  const attempt = (what: string, work: () => Promise<unknown>) =>
    work().then(
      () => undefined,
      (error) => log(`inbox: ${what} failed: ${errorMessage(error)}`),
    );
  const deliver = () => {
    let left = most;
    const isStopped = () => {
      left -= AT_ONCE;
      return left < 0;
    };
    const owner = crypto.randomUUID();
    const turn = {
      database,
      program,
      channels,
      now,
      log,
      owner,
      leaseMs: OUTBOX_LEASE_MS,
      isStopped,
    };
    return attempt("sending messages", () => deliverOnce(turn));
  };
  return {
    ...createInbox({
      open: async () => database,
      requireRoom: async () => undefined, // D1 refuses rows once it's full
      hostAttention: async () => (channels.length === 0 ? [NO_CHANNEL] : []),
      wake: () => waitUntil(deliver()),
      program,
      channels: channels.map(({ name }) => name),
      acknowledge: false,
      siteUrl: release.siteUrl,
      log,
      now,
    }),
    close: async () => undefined,
    deliver,
    retain: () =>
      attempt("erasing expired enquiries", async () => {
        await requireWritable({ database, program });
        const erased = await eraseExpired(database, now());
        if (erased > 0) {
          log(`inbox: erased ${formatCount(erased, "expired enquiry", "expired enquiries")}`);
        }
      }),
  };
}
