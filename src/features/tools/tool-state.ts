import { cutText } from "../../site/format/text";
import { SMS_TEXT_MAX_CHARS, TOOL_FIELD_MAX_CHARS } from "../../site/limits";
import { fragmentOf } from "../../site/url-fragment";
import { NETWORKS, type Network, TRAFFIC_KINDS, type TrafficKind } from "./messaging-rules";

/**
 * What was entered into the tools: each writes its own part into the URL's fragment and keeps the rest, so that a
 * text, its price and its sender arrive in one enquiry. What was not entered is empty.
 */
export interface ToolState {
  /** Messages to buy. */
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
}

export const EMPTY_TOOL_STATE: ToolState = {
  quantity: "",
  text: "",
  people: "",
  parts: "",
  kind: "",
  sender: "",
  networks: "",
};

/** Reads the state from the values of a URL, each field cut to its longest. */
export function readToolState(values: URLSearchParams): ToolState {
  const texts = Object.keys(EMPTY_TOOL_STATE).map((field) => [
    field,
    cutText(values.get(field) ?? "", field === "text" ? SMS_TEXT_MAX_CHARS : TOOL_FIELD_MAX_CHARS),
  ]);
  const kind = TRAFFIC_KINDS.find((known) => known === values.get("kind")) ?? "";
  return { ...EMPTY_TOOL_STATE, ...Object.fromEntries(texts), kind };
}

/** Returns the values of a state for a URL, without empty fields. */
export const toolValues = (state: ToolState): URLSearchParams =>
  new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ""));

export const toolLink = (route: string, state: ToolState): string =>
  route + fragmentOf(toolValues(state));

/**
 * Reads a number as people write it: "80,000", "80 000", "80k" and "1.5m". `NaN` for any other text and
 * for an empty one.
 */
export function readQuantity(typed: string): number {
  const [, digits = "", unit = ""] =
    /^([-+]?\d+(?:\.\d+)?)\s*([km]?)$/i.exec(typed.trim().replace(/[\s,_'’]+/g, "")) ?? [];
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
