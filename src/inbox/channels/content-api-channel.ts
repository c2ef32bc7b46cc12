import { detailLines, messageWithDetails } from "../../content/contact/message-with-details";
import { ENDPOINTS } from "../../site/endpoints";
import { withoutClosingSlash } from "../../site/format/text";
import type { Channel, StoredEnquiry } from "../delivery";
import { DELIVERY_TIMEOUT_MS } from "../inbox-limits";
import { post } from "./post";

/** Returns the message with its reference and details as last lines: the longest, a quotation, is last and may be cut. */
const withDetails = ({ fields, reference, details }: StoredEnquiry): string =>
  messageWithDetails(fields.message, [`Reference: ${reference}`, ...detailLines(details)]);

/** Forwards enquiries to the content API's `POST /contact`, under the same key in every attempt. */
export function createContentApiChannel(
  target: URL,
  timeoutMs: number = DELIVERY_TIMEOUT_MS,
): Channel {
  const url = withoutClosingSlash(target.href) + ENDPOINTS.contact;
  return {
    name: "api",
    send: async (delivery) => {
      if (delivery.kind !== "enquiry") return; // others are never queued for it
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
