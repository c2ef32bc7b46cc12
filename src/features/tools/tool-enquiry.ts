import { tierCost, VAT_WORDS } from "../../content/catalogue/price-words";
import { grouped, shillings } from "../../site/money";
import { withOptOut } from "./opt-out";
import { priceSms } from "./sms-price";
import { networksOf, readQuantity, type ToolState } from "./tool-state";

/** What the tools hand to the contact form. */
export interface ToolEnquiry {
  /** One line for the address of the form; it names the service. */
  readonly topic: string;
  /** The same and the text of the message, line by line, for the message. */
  readonly details: readonly string[];
}

/** The enquiry for a state; what was not entered is left out. */
export function toolEnquiry(state: ToolState): ToolEnquiry {
  const estimate = estimateOf(state);
  const people = peopleOf(state);
  const text = (state.kind === "promotional" ? withOptOut(state.text) : state.text).trim();
  const sender = state.sender.trim();
  const kind = state.kind ? ` (${state.kind})` : "";
  const topic = [estimate, people, sender && `sender ID ${sender}${kind}`].filter(Boolean);
  return {
    topic: topic.length === 0 || !estimate ? ["Bulk SMS", ...topic].join("; ") : topic.join("; "),
    details: [
      estimate && `Estimate: ${estimate}`,
      people && `Sending: ${people}`,
      sender && `Sender ID: ${sender}${kind} on ${networksOf(state).join(", ")}`,
      text && `Text: ${text.replace(/\s*\n\s*/g, " / ")}`,
    ].filter((line) => line !== ""),
  };
}

function estimateOf({ quantity }: ToolState): string {
  if (!quantity.trim()) return "";
  const price = priceSms(readQuantity(quantity));
  const total = shillingsAndCents(price.totalCents);
  return `${grouped(price.quantity)} SMS at ${tierCost(price.tier)}, ${total} ${VAT_WORDS[price.tier.vat]}`;
}

function peopleOf({ people, parts }: ToolState): string {
  const [recipients, count] = [readQuantity(people), readQuantity(parts)];
  if (!(recipients > 0)) return "";
  const to = `to ${grouped(Math.ceil(recipients))} ${recipients > 1 ? "people" : "person"}`;
  return count > 0 ? `a text of ${count} ${count > 1 ? "parts" : "part"} ${to}` : `a text ${to}`;
}

/** "KSh 48,000.00", exact: cents never pass through a fraction. */
export const shillingsAndCents = (cents: number): string =>
  `${shillings(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;

const HEADING = "My plan from the tools:";
const EARLIER = new RegExp(
  `(?:I am writing about: [^\\n]*\\n\\n)?${HEADING}\\n(?:- [^\\n]*\\n?)*\\n?`,
);

/** A message with the plan at its beginning; an earlier plan gives way to it. */
export function withPlan(message: string, details: readonly string[]): string {
  const rest = message.replace(EARLIER, "");
  if (details.length === 0) return rest;
  return `${HEADING}\n${details.map((line) => `- ${line}`).join("\n")}\n\n${rest}`;
}
