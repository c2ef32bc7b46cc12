import { ENDPOINTS } from "../../site/api/endpoints";
import { CONTACT_MESSAGE_MAX_CHARS } from "../../site/limits";
import type { Channel, StoredEnquiry } from "../delivery";
import { DELIVERY_TIMEOUT_MS } from "../inbox-limits";
import { detailLines } from "./mail-text";
import { post } from "./post";

/** Returns the message with page, topic, plan and quotation as last lines, cut at the API's limit. */
function withDetails(enquiry: StoredEnquiry): string {
  const lines = [...detailLines(enquiry), `Reference: ${enquiry.reference}`];
  return lines.reduce((text, line, n) => {
    const longer = `${text}${n === 0 ? "\n\n" : "\n"}${line}`;
    return longer.length <= CONTACT_MESSAGE_MAX_CHARS ? longer : text;
  }, enquiry.message.message);
}

/** Forwards enquiries to the content API's `POST /contact`, under the same key in every attempt. */
export function createContentApiChannel(
  target: URL,
  timeoutMs: number = DELIVERY_TIMEOUT_MS,
): Channel {
  const url = target.href.replace(/\/+$/, "") + ENDPOINTS.contact;
  return {
    name: "api",
    send: async (delivery) => {
      if (delivery.kind !== "enquiry") return; // others are never queued for it
      const { enquiry } = delivery;
      await post(url, {
        body: JSON.stringify({ ...enquiry.message, message: withDetails(enquiry) }),
        headers: { "idempotency-key": enquiry.id },
        timeoutMs,
      });
    },
    close: () => undefined,
  };
}
