import type { QuotationChoice, QuotationData } from "../../../content/catalogue/quotation";
import { OFFER_COUNT_MAX } from "../../../site/limits";
import { EMPTY_TOOL_STATE, networksOf, readQuantity, type ToolState } from "../tool-state";

/** Whether a state chooses anything that a quotation prices. */
export const isChosen = ({ offers, ussd, quantity, plan }: ToolState): boolean =>
  [offers, ussd, quantity, plan].some((entered) => entered !== "");

/** What the pre-rendered page adds up: the first offer and a first purchase. */
export const exampleState = ({ prices }: Pick<QuotationData, "prices">): ToolState => {
  const [first] = prices.offers;
  return { ...EMPTY_TOOL_STATE, offers: first ? `${first.offerId}:1` : "", quantity: "10,000" };
};

/** Reads "sender-id:2,short-code:1": how many of each offer, whole and within bounds. */
export function readOffers(text: string): Readonly<Record<string, number>> {
  const counts = text.split(",").map((entry) => {
    const at = entry.lastIndexOf(":");
    return [entry.slice(0, at), countOf(entry.slice(at + 1))] as const;
  });
  return Object.fromEntries(counts.filter(([id, count]) => id !== "" && count > 0));
}

/** Returns the text that `readOffers` reads, with another count for one offer. */
export function withOffer(text: string, id: string, typed: string): string {
  const counts = { ...readOffers(text), [id]: countOf(typed) };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([offer, count]) => `${offer}:${count}`)
    .join(",");
}

/** A count as typed: whole, from 0 to the most that is quoted here. */
function countOf(typed: string): number {
  const count = readQuantity(typed);
  return count > 0 ? Math.min(Math.ceil(count), OFFER_COUNT_MAX) : 0;
}

/** Reads the choice of a state; what is no choice is left out. */
export const choiceOf = (state: ToolState): QuotationChoice => ({
  networks: networksOf(state),
  offers: readOffers(state.offers),
  ussd: state.ussd !== "",
  parts: state.quantity.trim() ? readQuantity(state.quantity) || 0 : 0,
  partsEvery: state.every === "month" ? "month" : "once",
  plan: state.plan,
});
