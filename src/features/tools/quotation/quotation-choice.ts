import { nearestQuantity } from "../../../content/catalogue/nearest-quantity";
import type { QuotationChoice, QuotationData } from "../../../content/catalogue/quotation";
import { SMS_QUANTITY_MAX } from "../../../site/limits";
import { EMPTY_TOOL_STATE, networksOf, readQuantity, type ToolState } from "../tool-state";

export const OFFER_COUNT_MAX = 100;

/** Returns whether anything has been entered that has a price in a quotation. */
export const isChosen = ({ offers, ussd, quantity, plan }: ToolState): boolean =>
  [offers, ussd, quantity, plan].some((entered) => entered !== "");

/**
 * Returns the quotation shown on the pre-rendered page: the first offer and a first purchase of
 * SMS.
 */
export const exampleState = ({ prices }: Pick<QuotationData, "prices">): ToolState => {
  const [first] = prices.offers;
  const quantity = prices.tiers.length > 0 ? "10,000" : "";
  return { ...EMPTY_TOOL_STATE, offers: first ? `${first.offerId}:1` : "", quantity };
};

/** Parses "sender-id:2,short-code:1" into the text typed for each offer, including any commas. */
export function readOffers(text: string): Readonly<Record<string, string>> {
  const typed = text.split(/,(?=[^,]*:)/).map((entry) => {
    const at = entry.lastIndexOf(":");
    return [entry.slice(0, Math.max(0, at)), entry.slice(at + 1)] as const;
  });
  return Object.fromEntries(typed.filter(([id]) => id !== ""));
}

/** Formats offers for `readOffers`, with one offer's count changed. Empty counts are left out. */
export const withOffer = (text: string, id: string, typed: string): string =>
  // the count follows the last colon, so it can't contain one
  Object.entries({ ...readOffers(text), [id]: typed.replaceAll(":", ";") })
    .filter(([, count]) => count !== "")
    .map(([offer, count]) => `${offer}:${count}`)
    .join(",");

/**
 * Returns the count to quote, and the reason if it differs from what was typed (otherwise null).
 * Empty and 0 both mean 0, because everything in a quotation is optional. So does text that isn't a
 * number, because a quotation is sent and printed without its reasons.
 */
export function countOf(typed: string, max: number): ReturnType<typeof nearestQuantity> {
  const asked = readQuantity(typed);
  if (typed.trim() !== "" && Number.isNaN(asked))
    return [0, "Please enter a number. Until then, it’s left out."];
  return typed.trim() === "" || asked === 0 ? [0, null] : nearestQuantity(asked, max);
}

/** Returns the selection in a state, without invalid parts. */
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
