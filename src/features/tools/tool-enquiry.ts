import { tierCost, VAT_WORDS } from "../../content/catalogue/format-price";
import { priceSms } from "../../content/catalogue/price-sms";
import type { SmsTier } from "../../content/catalogue/prices";
import { EMPTY_CONTACT_FORM } from "../../content/contact/contact-fields";
import { keepDraft, readDraft } from "../../enquiry/contact-draft";
import { formatCents } from "../../site/format/money";
import { formatCount } from "../../site/format/text";
import { ROUTES } from "../../site/routes";
import { fragmentOf } from "../../site/url";
import { withOptOut } from "./messaging-guidance";
import { networksOf, readQuantity, type ToolState } from "./tool-state";

export interface ToolEnquiry {
  /** Topic in the URL fragment of the contact form. It's one line and names the service. */
  readonly topic: string;
  /** Lines for the message: the figures and the SMS text. */
  readonly details: readonly string[];
}

/** Props for a `ButtonLink`. */
export interface EnquiryLink {
  /** URL of the contact form with its topic. Works without `onClick`. */
  readonly to: string;
  /**
   * Writes the whole plan, including the SMS, to the draft on this device, unless that draft is
   * waiting for a connection.
   */
  readonly onClick: () => void;
}

/** Returns a link to the contact form that carries everything entered into the tools. */
export function enquiryLink(state: ToolState, tiers: readonly SmsTier[]): EnquiryLink {
  const { topic, details } = toolEnquiry(state, tiers);
  return {
    to: ROUTES.contact + fragmentOf(new URLSearchParams({ topic })),
    onClick: () => {
      const draft = readDraft();
      if (draft?.attempt?.waits) return; // a waiting message is sent unchanged
      const form = draft?.form ?? EMPTY_CONTACT_FORM;
      keepDraft({ ...form, message: withPlan(form.message, details) }, draft?.topic);
    },
  };
}

/** Returns the enquiry for a state, without fields that weren't entered. */
export function toolEnquiry(state: ToolState, tiers: readonly SmsTier[]): ToolEnquiry {
  const estimate = estimateOf(state, tiers);
  const people = peopleOf(state);
  const text = (state.kind === "promotional" ? withOptOut(state.text) : state.text).trim();
  const sender = state.sender.trim();
  const kind = state.kind ? ` (${state.kind})` : "";
  const topic = [estimate, people, sender && `sender ID ${sender}${kind}`].filter(Boolean);
  return {
    topic: (estimate ? topic : ["Bulk SMS", ...topic]).join("; "),
    details: [
      estimate && `Estimate: ${estimate}`,
      people && `Sending: ${people}`,
      sender && `Sender ID: ${sender}${kind} on ${networksOf(state).join(", ")}`,
      text && `Text: ${text.replace(/\s*\n\s*/g, " / ")}`,
    ].filter((line) => line !== ""),
  };
}

function estimateOf({ quantity }: ToolState, tiers: readonly SmsTier[]): string {
  const asked = readQuantity(quantity);
  const price = Number.isNaN(asked) ? null : priceSms(tiers, asked);
  if (!price) return "";
  const total = formatCents(price.totalCents);
  return `${formatCount(price.quantity, "SMS part")} at ${tierCost(price.tier)}, ${total} ${VAT_WORDS[price.tier.vat]}`;
}

function peopleOf({ people, parts }: ToolState): string {
  const [recipients, count] = [readQuantity(people), readQuantity(parts)];
  if (!(recipients > 0)) return "";
  const text = count > 0 ? `a text of ${formatCount(count, "part")}` : "a text";
  return `${text} to ${formatCount(Math.ceil(recipients), "person", "people")}`;
}

const HEADING = "My plan from the tools:";
const EARLIER = new RegExp(
  `(?:I am writing about: [^\\n]*\\n\\n)?${HEADING}\\n(?:- [^\\n]*\\n?)*\\n?`,
);

/** Inserts the plan before the rest of a message, replacing any earlier plan. */
export function withPlan(message: string, details: readonly string[]): string {
  const rest = message.replace(EARLIER, "");
  if (details.length === 0) return rest;
  return `${HEADING}\n${details.map((line) => `- ${line}`).join("\n")}\n\n${rest}`;
}
