import { detailLines, messageWithDetails } from "../../content/contact/message-with-details";
import { ENDPOINTS } from "../../site/endpoints";
import { withoutClosingSlash } from "../../site/format/text";
import type { Channel, StoredEnquiry } from "../delivery";
import { DELIVERY_TIMEOUT_MS } from "../inbox-limits";
import { post } from "./post";

/**
 * Appends the reference and the details to the message. The quotation is the longest detail, so it
 * comes last, where it may be cut off.
 */
const withDetails = ({ fields, reference, details }: StoredEnquiry): string =>
  messageWithDetails(fields.message, [`Reference: ${reference}`, ...detailLines(details)]);

/**
 * Creates the channel that forwards enquiries to the content API's `POST /contact`. All attempts
 * have the same idempotency key.
 */
export function createContentApiChannel(
  target: URL,
  timeoutMs: number = DELIVERY_TIMEOUT_MS,
): Channel {
  const url = withoutClosingSlash(target.href) + ENDPOINTS.contact;
  return {
    name: "api",
    send: async (delivery) => {
      if (delivery.kind !== "enquiry") return; // other kinds are never queued for this channel
      const { enquiry } = delivery;
      await post(url, {
        body: JSON.stringify({ ...enquiry.fields, message: withDetails(enquiry) }),
        headers: { "idempotency-key": enquiry.id },
        timeoutMs,
      });
    },
    close: () => undefined,
  };
}
