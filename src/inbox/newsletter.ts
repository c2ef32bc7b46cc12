import { isEmailAddress } from "../content/contact/email-address";
import { mailboxOf } from "../content/contact/mailbox";
import { INBOX_ENDPOINTS } from "../site/endpoints";
import { CONFIRM_LINK_DAYS, DAY_MS } from "../site/limits";
import { CONTENT_API_ROUTE, NEWSLETTER_ROUTES } from "../site/routes";
import {
  BELOW_LIMIT,
  countedDigest,
  countOne,
  dayOf,
  type InboxOptions,
  MAY_WRITE,
  mailboxDigest,
  readSecret,
  requireWritable,
} from "./accept-enquiry";
import { type InboxPort, type Statement, sql, type Value } from "./database";
import type { ChannelName, SubscriptionEvent } from "./delivery";
import { hmac, isHmac, randomText, sha256 } from "./hashing";
import { CONFIRMATIONS_PER_DAY, SUBSCRIPTIONS_PER_DAY } from "./inbox-limits";
import { isRecentSql, recentValues } from "./recent";

type Options = Pick<InboxOptions, "database" | "program" | "channels" | "now">;

/**
 * Stores an address as pending and asks its owner to confirm. A mailbox is asked at most once a
 * day, however its address is spelled, and never again once it's confirmed. The result reveals
 * nothing about the address, because `limited` depends only on the network. Expects an address from
 * `readAddress`.
 */
export async function subscribe(
  { database, program, now }: Options,
  address: string,
  network: string,
): Promise<"taken" | "limited"> {
  const at = now();
  const email = mailboxOf(address);
  const askId = crypto.randomUUID();
  const most = network ? SUBSCRIPTIONS_PER_DAY : Number.MAX_SAFE_INTEGER;
  const counted = [
    dayOf(at),
    "subscription",
    await countedDigest(database, "network", network),
  ] as const;
  const asked = [dayOf(at), "asked", await mailboxDigest(database, email)] as const;
  const askedInAll = [dayOf(at), "asked", ""] as const;
  const deliveryId = crypto.randomUUID();
  const changes = await database.batch([
    sql(
      `INSERT INTO subscribers (id, email, state, created_at, asked_at, ask_id)
       SELECT ?, ?, 'pending', ?, ?, ? WHERE ${MAY_WRITE} AND ${BELOW_LIMIT}
       ON CONFLICT (email) DO UPDATE SET asked_at = excluded.asked_at, ask_id = excluded.ask_id,
         state = 'pending', confirmed_at = NULL WHERE state <> 'confirmed'`,
      crypto.randomUUID(),
      email,
      at,
      at,
      askId,
      program,
      ...counted,
      most,
    ),
    // If there's no mail channel, the mail waits until there is one.
    sql(
      `INSERT INTO deliveries (id, kind, subscriber_id, channel, created_at, next_attempt_at)
       SELECT ?, 'confirmation', id, 'mail', ?, ? FROM subscribers
       WHERE ask_id = ? AND NOT EXISTS (SELECT 1 FROM deliveries
         WHERE subscriber_id = subscribers.id AND kind = 'confirmation' AND state = 'waiting') AND ${BELOW_LIMIT} AND ${BELOW_LIMIT}`,
      deliveryId,
      at,
      at,
      askId,
      ...asked,
      1,
      ...askedInAll,
      CONFIRMATIONS_PER_DAY,
    ),
    countOne(asked, "EXISTS (SELECT 1 FROM deliveries WHERE id = ?)", deliveryId),
    countOne(askedInAll, "EXISTS (SELECT 1 FROM deliveries WHERE id = ?)", deliveryId),
    // Every call counts, so that the limit reveals nothing about an address.
    countOne(counted, `${MAY_WRITE} AND ${BELOW_LIMIT}`, program, ...counted, most),
  ]);
  if (changes.at(-1) === 1) return "taken";
  await requireWritable({ database, program });
  return "limited";
}

/**
 * Confirms the subscription that a link's token belongs to. Returns false if the token is unknown
 * or older than seven days.
 */
export async function confirmSubscription(
  { database, program, channels, now }: Options,
  token: string,
): Promise<boolean> {
  await requireWritable({ database, program });
  // A token that expires more than `CONFIRM_LINK_DAYS` from now was made while the clock was ahead.
  const found =
    "id = (SELECT subscriber_id FROM confirm_tokens WHERE hash = ? AND expires_at BETWEEN ? AND ?)";
  const at = now();
  const values = [await sha256(token), at + 1, at + CONFIRM_LINK_DAYS * DAY_MS];
  const changes = await database.batch([
    ...subscriptionEvent("subscription.confirmed", channels, at, {
      condition: `state = 'pending' AND ${found}`,
      values,
    }),
    sql(
      `UPDATE subscribers SET state = 'confirmed', confirmed_at = coalesce(confirmed_at, ?)
       WHERE state <> 'ended' AND ${found}`,
      at,
      ...values,
    ),
  ]);
  return changes.at(-1) === 1;
}

/**
 * Returns a list with a statement that queues a webhook event for the subscriber matching the
 * condition. The list is empty if there's no webhook.
 */
const subscriptionEvent = (
  kind: SubscriptionEvent,
  channels: readonly ChannelName[],
  at: number,
  { condition, values }: { readonly condition: string; readonly values: readonly Value[] },
): readonly Statement[] =>
  channels.includes("webhook")
    ? [
        sql(
          `INSERT INTO deliveries (id, kind, subscriber_id, channel, created_at, next_attempt_at)
           SELECT ?, ?, id, 'webhook', ?, ? FROM subscribers WHERE ${condition}`,
          crypto.randomUUID(),
          kind,
          at,
          at,
          ...values,
        ),
      ]
    : [];

/**
 * Queues a mail to the owner about new subscribers, if there are any and the last such mail was
 * queued at least a day ago.
 */
export async function queueNewSubscribers({ database, channels, now }: Options): Promise<void> {
  if (!channels.includes("mail")) return;
  const at = now();
  await database.batch([
    sql(
      `INSERT INTO deliveries (id, kind, channel, created_at, next_attempt_at)
       SELECT ?, 'new-subscribers', 'mail', ?, ?
       WHERE EXISTS (SELECT 1 FROM subscribers WHERE ${IS_NEW_SUBSCRIBER})
         AND NOT EXISTS (SELECT 1 FROM deliveries
           WHERE kind = 'new-subscribers' AND ${isRecentSql("created_at")})`,
      crypto.randomUUID(),
      at,
      at,
      at,
      at,
      ...recentValues(DAY_MS, at),
    ),
  ]);
}

/** Returns the subscribers that the mail queued at `queuedAt` lists, oldest first. */
export async function newSubscribers(database: InboxPort, queuedAt: number) {
  const rows = await database.all(
    sql(
      `SELECT email, confirmed_at FROM subscribers WHERE ${IS_NEW_SUBSCRIBER} ORDER BY confirmed_at`,
      queuedAt,
      queuedAt,
    ),
  );
  return rows.map((row) => ({ email: String(row.email), confirmedAt: Number(row.confirmed_at) }));
}

/**
 * SQL condition that's true if a subscriber confirmed between the previous mail about new
 * subscribers and the one queued at `?`. Takes that time twice.
 */
const IS_NEW_SUBSCRIBER = `state = 'confirmed' AND confirmed_at <= ? AND confirmed_at >
  coalesce((SELECT max(created_at) FROM deliveries WHERE kind = 'new-subscribers' AND created_at < ?), 0)`;

/**
 * Creates a token that confirms a pending subscription. Returns null if the address has no pending
 * subscription.
 */
export async function makeConfirmToken(
  { database, now }: Options,
  address: string,
): Promise<string | null> {
  const token = randomText(24);
  const [changes] = await database.batch([
    sql(
      `INSERT INTO confirm_tokens (hash, subscriber_id, expires_at)
       SELECT ?, id, ? FROM subscribers WHERE email = ? AND state = 'pending'`,
      await sha256(token),
      now() + CONFIRM_LINK_DAYS * DAY_MS,
      mailboxOf(address),
    ),
  ]);
  return changes === 1 ? token : null;
}

/**
 * Returns the URL of the page with the button that confirms a subscription. `siteUrl` has no
 * trailing slash.
 */
export const confirmUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}${NEWSLETTER_ROUTES.confirm}#token=${token}`;

/**
 * Returns the token that ends a subscription. It never expires, because a newsletter may be opened
 * years later.
 */
export async function unsubscribeToken(database: InboxPort, subscriberId: string): Promise<string> {
  const secret = await readSecret(database);
  return `${subscriberId}.${await hmac(secret, signedText(subscriberId))}`;
}

/**
 * Returns the one-click unsubscribe URL, for mail programs and for links in newsletters. `siteUrl`
 * has no trailing slash.
 */
export const unsubscribeUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}${CONTENT_API_ROUTE}${INBOX_ENDPOINTS.unsubscribe}?t=${token}`;

/**
 * Erases the token's subscriber. Returns false if the token isn't ours. Calling it again changes
 * nothing. If there's a webhook, the address is kept until the webhook has been notified
 * (`endSubscription`).
 */
export async function unsubscribe(
  { database, program, channels, now }: Options,
  token: string,
): Promise<boolean> {
  await requireWritable({ database, program });
  const [id = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0) return false; // otherwise a subscriber would have many valid tokens
  if (!(await isHmac(await readSecret(database), signedText(id), signature))) return false;
  const at = now();
  const isConfirmed = { condition: "id = ? AND state = 'confirmed'", values: [id] };
  const event = subscriptionEvent("subscription.ended", channels, at, isConfirmed);
  await database.batch([
    sql("DELETE FROM deliveries WHERE subscriber_id = ? AND kind <> 'subscription.ended'", id),
    sql("DELETE FROM confirm_tokens WHERE subscriber_id = ?", id),
    ...event,
    ...(event.length > 0
      ? [
          sql(
            "UPDATE subscribers SET state = 'ended', asked_at = ? WHERE id = ? AND state = 'confirmed'",
            at,
            id,
          ),
        ]
      : []),
    sql("DELETE FROM subscribers WHERE id = ? AND state <> 'ended'", id),
  ]);
  return true;
}

/**
 * Returns statements that erase a subscriber once the delivery `deliveryId` has told the webhook
 * that the subscription has ended. They do nothing for other kinds of delivery.
 */
export const endSubscription = (deliveryId: string): readonly Statement[] => {
  const ofDelivery = "id = ? AND kind = 'subscription.ended'";
  return [
    sql(
      `DELETE FROM subscribers WHERE state = 'ended'
       AND id IN (SELECT subscriber_id FROM deliveries WHERE ${ofDelivery})`,
      deliveryId,
    ),
    sql(`DELETE FROM deliveries WHERE ${ofDelivery}`, deliveryId),
  ];
};

const signedText = (id: string): string => `unsubscribe:${id}`;

/** Returns the normalised address, or null if it isn't valid. */
export function readAddress(input: unknown): string | null {
  const address = typeof input === "string" ? mailboxOf(input) : "";
  return isEmailAddress(address) ? address : null;
}
