import { ENQUIRY_BODY } from "../../fixtures/enquiries";
import { type EdgeProcess, edgeFetch } from "./edge-host";
import type { WebhookReceiver } from "./webhook-receiver";

const AT_ONCE = 20;

/** Sends an enquiry from the network `client`. Resolves to the response's status. */
export async function sendEnquiry(url: string, client: string, message: string): Promise<number> {
  const response = await edgeFetch(`${url}/content-api/contact`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "cf-connecting-ip": client,
      "idempotency-key": message,
    },
    body: JSON.stringify({ ...ENQUIRY_BODY, message }),
  });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Sends `count` enquiries while the webhook fails, then repairs it and waits until everything is
 * delivered.
 */
export async function surviveOutage(
  edge: EdgeProcess,
  webhook: WebhookReceiver,
  count: number,
): Promise<void> {
  webhook.isFailing = true;
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const statuses = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - sent) }, (_, n) =>
        sendEnquiry(edge.url, `2001:db8:${(sent + n).toString(16)}::1`, `Message ${sent + n}.`),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  await edge.runTimer();
  expect(webhook.calls()).toBeGreaterThan(0);
  expect(webhook.received.size).toBe(0);
  webhook.isFailing = false;
  await edge.query("UPDATE deliveries SET next_attempt_at = 0"); // as `inbox -- retry` does
  const isLeft = async () =>
    (await edge.query("SELECT 1 FROM deliveries WHERE state <> 'delivered' LIMIT 1")).length > 0;
  while (await isLeft()) await edge.runTimer();
  const messages = [...webhook.received.values()].map(({ message }) => message);
  const expected = Array.from({ length: count }, (_, n) => `Message ${n}.`);
  expect(messages.sort()).toEqual(expected.sort());
}
