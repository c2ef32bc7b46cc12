import type { ContactMessage } from "../content/contact/contact-fields";
import { CONTACT_FIELDS } from "../content/contact/contact-fields";
import type { Row } from "./database";
import { DETAIL_NAMES, type EnquiryDetails } from "./enquiry";

export const CHANNEL_NAMES = ["mail", "webhook", "api"] as const;
/** Name of a channel; `api`: the content API's `POST /contact`. */
export type ChannelName = (typeof CHANNEL_NAMES)[number];

/** An enquiry as it is stored. */
export interface StoredEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  /** Time of receipt in ms since 1970. */
  readonly receivedAt: number;
  readonly fields: ContactMessage;
  readonly details: EnquiryDetails;
  readonly suspect: string;
}

/** One sending over one channel; `id` is the same in every attempt. */
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
      /** Token that confirms the subscription, in plain text. */
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
      /** Those who confirmed since the last mail of this kind; empty if all have unsubscribed again. */
      readonly subscribers: readonly { readonly email: string; readonly confirmedAt: number }[];
    };

/** An event that the webhook gets besides enquiries. */
export type SubscriptionEvent = "subscription.confirmed" | "subscription.ended";

/** A channel by which deliveries leave the inbox. */
export interface Channel {
  readonly name: ChannelName;
  /** Resolves when the receiver has accepted a delivery; rejects with `AttemptFailed`, or any other error. */
  readonly send: (delivery: Delivery) => Promise<void>;
  readonly close: () => void;
}

const text = (row: Row, name: string): string => String(row[name] ?? "");

/** Reads a row of `enquiries`. */
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
    fields: Object.fromEntries(fields) as ContactMessage, // it was one when it was stored
    details: Object.fromEntries(
      DETAIL_NAMES.flatMap((name) => (details[name] ? [[name, String(details[name])]] : [])),
    ),
    suspect: text(row, "suspect"),
  };
}
