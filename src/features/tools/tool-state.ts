import { cutText } from "../../site/format/text";
import { SMS_TEXT_MAX_CHARS, TOOL_FIELD_MAX_CHARS } from "../../site/limits";
import { fragmentOf } from "../../site/url";
import { NETWORKS, type Network, TRAFFIC_KINDS, type TrafficKind } from "./messaging-guidance";

/** The length of all offers in a link: their ids and how many of each. */
const TOOL_OFFERS_MAX_CHARS = 300;

/**
 * What was entered into the tools: each writes its own part into the URL's fragment and keeps the rest, so that a
 * text, its price and its sender arrive in one enquiry. What was not entered is empty.
 */
export interface ToolState {
  /** SMS parts to buy. */
  readonly quantity: string;
  readonly text: string;
  /** People who receive the text. */
  readonly people: string;
  /** Parts that the text takes. */
  readonly parts: string;
  readonly kind: TrafficKind | "";
  readonly sender: string;
  /** Names of networks, separated by commas. */
  readonly networks: string;
  /** Offers of a quotation, as in "sender-id:2,short-code:1". */
  readonly offers: string;
  /** "yes" for a quotation with a USSD code. */
  readonly ussd: string;
  /** "month" where the quantity is bought every month. */
  readonly every: string;
  /** The plan of a quotation, as in "Bulk SMS: Starter". */
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

/** The limits of the fields that may be longer than the others. */
const MAX_CHARS: Readonly<Record<string, number>> = {
  text: SMS_TEXT_MAX_CHARS,
  offers: TOOL_OFFERS_MAX_CHARS,
};

/** Reads the state from the values of a URL, each field cut to its longest. */
export function readToolState(values: URLSearchParams): ToolState {
  const texts = Object.keys(EMPTY_TOOL_STATE).map((field) => [
    field,
    cutText(values.get(field) ?? "", MAX_CHARS[field] ?? TOOL_FIELD_MAX_CHARS),
  ]);
  const kind = TRAFFIC_KINDS.find((known) => known === values.get("kind")) ?? "";
  return { ...EMPTY_TOOL_STATE, ...Object.fromEntries(texts), kind };
}

/** Returns a state with what was typed into fields by their names; "offers.{id}" is the count of one offer. */
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

/** Begins the name of the field of an offer. */
export const OFFER_FIELD = "offers.";

/** Returns the values of a state for a URL, without empty fields. */
export const toolValues = (state: ToolState): URLSearchParams =>
  new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ""));

export const toolLink = (route: string, state: ToolState): string =>
  route + fragmentOf(toolValues(state));

/**
 * Reads a number as people write it: "80,000", "80 000", "80k", "1.5m" and "1,5m". `NaN` for any other text and
 * for an empty one.
 */
export function readQuantity(typed: string): number {
  const [, digits = "", unit = ""] =
    /^([-+]?\d+(?:\.\d+)?)\s*([km]?)$/i.exec(
      typed
        .trim()
        .replace(/^(\d+),(\d{1,2}\s*[km])$/i, "$1.$2") // no thousands: three digits would follow
        .replace(/[\s,_'’]+/g, ""),
    ) ?? [];
  if (!digits) return Number.NaN;
  const factor = { k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1;
  return Number((Number(digits) * factor).toPrecision(15)); // 1.1m is 1,100,000 and not a hair more
}

/** Returns the networks that a state names; all of them when it names none. */
export function networksOf({ networks }: Pick<ToolState, "networks">): readonly Network[] {
  const named = networks.split(",");
  const known = NETWORKS.filter((network) => named.includes(network));
  return known.length > 0 ? known : NETWORKS;
}
