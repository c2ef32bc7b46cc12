import type { ContactMessage } from "../content/contact/contact-fields";
import { CONTACT_FIELDS } from "../content/contact/contact-fields";
import type { Row } from "./database";
import { DETAIL_NAMES, type EnquiryDetails } from "./enquiry";

export const CHANNEL_NAMES = ["mail", "webhook", "api"] as const;
/** `api` is the content API's `POST /contact`. */
export type ChannelName = (typeof CHANNEL_NAMES)[number];

export interface StoredEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  /** In ms since 1970. */
  readonly receivedAt: number;
  readonly fields: ContactMessage;
  readonly details: EnquiryDetails;
  readonly suspect: string;
}

/** One message over one channel. All attempts have the same `id`. */
export type Delivery =
  | { readonly id: string; readonly kind: "enquiry"; readonly enquiry: StoredEnquiry }
  | {
      readonly id: string;
      readonly kind: "acknowledgement";
      readonly email: string;
      readonly reference: string;
    }
  | {
      readonly id: string;
      readonly kind: "confirmation";
      readonly email: string;
      /** The token itself. The database only contains its digest. */
      readonly confirmToken: string;
      readonly unsubscribeToken: string;
    }
  | {
      readonly id: string;
      readonly kind: SubscriptionEvent;
      /** Time of the event in ms since 1970. */
      readonly at: number;
      readonly subscriberId: string;
      readonly email: string;
      readonly unsubscribeToken: string;
    }
  | {
      readonly id: string;
      readonly kind: "new-subscribers";
      /**
       * Subscribers who have confirmed since the last mail of this kind and are still subscribed.
       * The list may be empty.
       */
      readonly subscribers: readonly { readonly email: string; readonly confirmedAt: number }[];
    };

/** Events that the webhook receives in addition to enquiries. */
export type SubscriptionEvent = "subscription.confirmed" | "subscription.ended";

export interface Channel {
  readonly name: ChannelName;
  /**
   * Resolves once the receiver has accepted the delivery. May reject with any error, but only an
   * `AttemptFailed` can be a permanent failure.
   */
  readonly send: (delivery: Delivery) => Promise<void>;
  readonly close: () => void;
}

const text = (row: Row, name: string): string => String(row[name] ?? "");

export function readStoredEnquiry(row: Row): StoredEnquiry {
  const fields = CONTACT_FIELDS.flatMap(({ apiName }) =>
    row[apiName] ? [[apiName, text(row, apiName)]] : [],
  );
  const details: Record<string, unknown> = JSON.parse(text(row, "details") || "{}");
  return {
    id: text(row, "id"),
    reference: text(row, "reference"),
    kind: text(row, "kind"),
    receivedAt: Number(row.received_at),
    fields: Object.fromEntries(fields) as ContactMessage, // it was valid when it was stored
    details: Object.fromEntries(
      DETAIL_NAMES.flatMap((name) => (details[name] ? [[name, String(details[name])]] : [])),
    ),
    suspect: text(row, "suspect"),
  };
}
