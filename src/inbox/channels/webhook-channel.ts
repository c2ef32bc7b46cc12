import type { Channel, StoredEnquiry } from "../delivery";
import { fromBase64, hmacBytes, toBase64 } from "../hashing";
import { DELIVERY_TIMEOUT_MS } from "../inbox-limits";
import type { WebhookSettings } from "../inbox-settings";
import { post } from "./post";

/** Returns the body of a call. */
const payload = (enquiry: StoredEnquiry): string =>
  JSON.stringify({
    type: "enquiry.received",
    timestamp: new Date(enquiry.receivedAt).toISOString(),
    data: {
      id: enquiry.id,
      reference: enquiry.reference,
      kind: enquiry.kind,
      suspect: enquiry.suspect !== "",
      ...enquiry.fields,
      details: enquiry.details,
    },
  });

/**
 * Posts each enquiry as JSON, signed by the convention of Standard Webhooks (https://www.standardwebhooks.com): the
 * receiver verifies the sender and the time, and by `webhook-id` whether it has the enquiry already.
 */
export function createWebhookChannel(
  { url, secret }: WebhookSettings,
  now: () => number,
  timeoutMs: number = DELIVERY_TIMEOUT_MS,
): Channel {
  const key = fromBase64(secret.replace(/^whsec_/, ""));
  return {
    name: "webhook",
    send: async (delivery) => {
      if (delivery.kind !== "enquiry") return; // others are never queued for it
      const body = payload(delivery.enquiry);
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
