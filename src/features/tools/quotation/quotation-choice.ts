import { nearestQuantity } from "../../../content/catalogue/nearest-quantity";
import type { QuotationChoice, QuotationData } from "../../../content/catalogue/quotation";
import { SMS_QUANTITY_MAX } from "../../../site/limits";
import { EMPTY_TOOL_STATE, networksOf, readQuantity, type ToolState } from "../tool-state";

/** The greatest quantity of one offer in a quotation. */
export const OFFER_COUNT_MAX = 100;

/** Whether a state chooses anything that a quotation prices. */
export const isChosen = ({ offers, ussd, quantity, plan }: ToolState): boolean =>
  [offers, ussd, quantity, plan].some((entered) => entered !== "");

/** What the pre-rendered page adds up: the first offer and a first purchase. */
export const exampleState = ({ prices }: Pick<QuotationData, "prices">): ToolState => {
  const [first] = prices.offers;
  return { ...EMPTY_TOOL_STATE, offers: first ? `${first.offerId}:1` : "", quantity: "10,000" };
};

/** Reads "sender-id:2,short-code:1": what was typed for each offer, "1,000" as well. */
export function readOffers(text: string): Readonly<Record<string, string>> {
  const typed = text.split(/,(?=[^,]*:)/).map((entry) => {
    const at = entry.lastIndexOf(":");
    return [entry.slice(0, Math.max(0, at)), entry.slice(at + 1)] as const;
  });
  return Object.fromEntries(typed.filter(([id]) => id !== ""));
}

/** Returns the text that `readOffers` reads, with what was typed for one offer; an emptied one is left out. */
export const withOffer = (text: string, id: string, typed: string): string =>
  // what follows the last colon is the count, so none may stand in it
  Object.entries({ ...readOffers(text), [id]: typed.replaceAll(":", ";") })
    .filter(([, count]) => count !== "")
    .map(([offer, count]) => `${offer}:${count}`)
    .join(",");

/**
 * Returns how many are quoted of a count as typed, and why it is another one. Empty and 0 are none, for in a
 * quotation each thing may be left out.
 */
export function countOf(typed: string, max: number): ReturnType<typeof nearestQuantity> {
  const asked = readQuantity(typed);
  return typed.trim() === "" || asked === 0 ? [0, null] : nearestQuantity(asked, max);
}

/** Reads the choice of a state; what is no choice is left out. */
export const choiceOf = (state: ToolState): QuotationChoice => ({
  networks: networksOf(state),
  offers: Object.fromEntries(
    Object.entries(readOffers(state.offers)).map(([id, typed]) => [
      id,
      countOf(typed, OFFER_COUNT_MAX)[0],
    ]),
  ),
  ussd: state.ussd !== "",
  parts: countOf(state.quantity, SMS_QUANTITY_MAX)[0],
  partsEvery: state.every === "month" ? "month" : "once",
  plan: state.plan,
});
