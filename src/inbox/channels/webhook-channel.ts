import type { Channel, Delivery } from "../delivery";
import { fromBase64, hmacBytes, toBase64 } from "../hashing";
import { DELIVERY_TIMEOUT_MS } from "../inbox-limits";
import type { WebhookSettings } from "../inbox-settings";
import { unsubscribeUrl } from "../newsletter";
import { post } from "./post";

/** Returns null for kinds of delivery that the webhook doesn't receive. */
function payload(delivery: Delivery, siteUrl: string): string | null {
  const event = (type: string, at: number, data: object) =>
    JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
  if (delivery.kind === "enquiry") {
    const { enquiry } = delivery;
    return event("enquiry.received", enquiry.receivedAt, {
      id: enquiry.id,
      reference: enquiry.reference,
      kind: enquiry.kind,
      suspect: enquiry.suspect !== "",
      ...enquiry.fields,
      details: enquiry.details,
    });
  }
  if (delivery.kind === "subscription.confirmed" || delivery.kind === "subscription.ended") {
    return event(delivery.kind, delivery.at, {
      id: delivery.subscriberId,
      email: delivery.email,
      unsubscribe_url: unsubscribeUrl(siteUrl, delivery.unsubscribeToken),
    });
  }
  return null;
}

interface WebhookOptions {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Current time in ms since 1970. */
  readonly now: () => number;
  readonly timeoutMs?: number;
}

/**
 * Creates the channel that posts enquiries and subscription changes as JSON, signed according to
 * Standard Webhooks (https://www.standardwebhooks.com). The receiver can verify the sender and the
 * time, and can use `webhook-id` to detect repeats.
 */
export function createWebhookChannel(
  { url, secret }: WebhookSettings,
  { siteUrl, now, timeoutMs = DELIVERY_TIMEOUT_MS }: WebhookOptions,
): Channel {
  const key = fromBase64(secret.replace(/^whsec_/, ""));
  return {
    name: "webhook",
    send: async (delivery) => {
      const body = payload(delivery, siteUrl);
      if (body === null) return; // the webhook is never given such deliveries
      const timestamp = String(Math.floor(now() / 1_000));
      const signature = toBase64(await hmacBytes(key, `${delivery.id}.${timestamp}.${body}`));
      await post(url, {
        body,
        timeoutMs,
        headers: {
          "webhook-id": delivery.id,
          "webhook-timestamp": timestamp,
          "webhook-signature": `v1,${signature}`,
        },
      });
    },
    close: () => undefined,
  };
}
