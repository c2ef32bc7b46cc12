import { cutText } from "../../site/format/text";
import { SMS_TEXT_MAX_CHARS, TOOL_FIELD_MAX_CHARS } from "../../site/limits";
import { fragmentOf } from "../../site/url";
import { NETWORKS, type Network, TRAFFIC_KINDS, type TrafficKind } from "./messaging-guidance";

/** Maximum length of the list of offers in a link, including ids and quantities. */
const TOOL_OFFERS_MAX_CHARS = 300;

/**
 * Everything entered into the tools. Each tool writes its own fields into the URL's fragment and
 * keeps the others, so that a message, its price and its sender end up in one enquiry. Empty fields
 * are "".
 */
export interface ToolState {
  /** SMS parts to buy. */
  readonly quantity: string;
  readonly text: string;
  /** Number of people who get the message. */
  readonly people: string;
  /** Number of SMS parts in the message. */
  readonly parts: string;
  readonly kind: TrafficKind | "";
  readonly sender: string;
  /** Network names separated by commas. */
  readonly networks: string;
  /** Offers in a quotation, as in "sender-id:2,short-code:1". */
  readonly offers: string;
  /** "yes" if the quotation includes a USSD code. */
  readonly ussd: string;
  /** "month" if the quantity is bought every month. */
  readonly every: string;
  /** Plan in the quotation, as in "Bulk SMS: Starter". */
  readonly plan: string;
}

export const EMPTY_TOOL_STATE: ToolState = {
  quantity: "",
  text: "",
  people: "",
  parts: "",
  kind: "",
  sender: "",
  networks: "",
  offers: "",
  ussd: "",
  every: "",
  plan: "",
};

/** Maximum lengths of fields that may be longer than the others. */
const MAX_CHARS: Readonly<Record<string, number>> = {
  text: SMS_TEXT_MAX_CHARS,
  offers: TOOL_OFFERS_MAX_CHARS,
};

/** Reads the state from a URL's values, and shortens fields that are too long. */
export function readToolState(values: URLSearchParams): ToolState {
  const texts = Object.keys(EMPTY_TOOL_STATE).map((field) => [
    field,
    cutText(values.get(field) ?? "", MAX_CHARS[field] ?? TOOL_FIELD_MAX_CHARS),
  ]);
  const kind = TRAFFIC_KINDS.find((known) => known === values.get("kind")) ?? "";
  return { ...EMPTY_TOOL_STATE, ...Object.fromEntries(texts), kind };
}

/** Adds typed values to the state, by field name. "offers.{id}" is the count of one offer. */
export function withTyped(state: ToolState, typed: Readonly<Record<string, string>>): ToolState {
  const counts = Object.entries(typed).filter(([name]) => name.startsWith(OFFER_FIELD));
  const others = Object.entries(typed).filter(([name]) => Object.hasOwn(EMPTY_TOOL_STATE, name));
  const offers = counts.map(([name, count]) => `${name.slice(OFFER_FIELD.length)}:${count}`);
  return {
    ...state,
    ...Object.fromEntries(others),
    offers: [state.offers, ...offers].filter(Boolean).join(","),
  };
}

/** Prefix of the field names for offers. */
export const OFFER_FIELD = "offers.";

/** Returns a state's values for a URL, without empty fields. */
export const toolValues = (state: ToolState): URLSearchParams =>
  new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ""));

export const toolLink = (route: string, state: ToolState): string =>
  route + fragmentOf(toolValues(state));

/** What people write after a number. */
const COUNTED =
  /\s*(?:sms(?: parts?)?|parts?|messages?|texts?|people|recipients?|contacts?|customers?|credits?|codes?|(?:sender )?ids?)$/i;

/**
 * Parses a number as people write it: "80,000", "80.000", "80 000", "80k", "1,5 million", "5,000/="
 * and "80,000 SMS". A separator followed by three digits separates thousands. A comma is only a
 * decimal separator before "k" or "m". Returns NaN for anything else, including "".
 */
export function readQuantity(typed: string): number {
  const [, digits = "", unit = ""] =
    /^([-+]?\d+(?:\.\d+)?)\s*([km]?)$/i.exec(
      typed
        .normalize("NFKC") // full-width digits
        .replace(/\p{Cf}/gu, "") // invisible characters from pastes
        .trim()
        .replace(/^~\s*/, "")
        .replace(/\s*(?:\/?[-=]|\+)?\.?$/, "")
        .replace(COUNTED, "")
        .replace(/\s*thousand$/i, "k")
        .replace(/\s*million$/i, "m")
        .replace(/^[-+]?\d{1,3}(?:[,\s_'’]\d{3})+(?=(?:\.\d+)?\s*[km]?$)/i, (thousands) =>
          thousands.replace(/[,\s_'’]/g, ""),
        )
        .replace(/^\d{1,3}(?:\.\d{3})+$/, (thousands) => thousands.replaceAll(".", ""))
        .replace(/^([-+]?\d+),(\d{1,2}\s*[km])$/i, "$1.$2"),
    ) ?? [];
  if (!digits) return Number.NaN;
  const factor = { k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1;
  return Number((Number(digits) * factor).toPrecision(15)); // avoids rounding errors in 1.1m
}

/** Returns the networks in a state, or all networks if none are selected. */
export function networksOf({ networks }: Pick<ToolState, "networks">): readonly Network[] {
  const named = networks.split(",");
  const known = NETWORKS.filter((network) => named.includes(network));
  return known.length > 0 ? known : NETWORKS;
}
