import { SMS_TEXT_MAX_CHARS, TOOL_FIELD_MAX_CHARS } from "../../site/limits";
import { NETWORKS, type Network, TRAFFIC_KINDS, type TrafficKind } from "./messaging-rules";

/**
 * What the tools share, as it was entered: each tool writes its own part into the address and keeps
 * the rest, so that a text, its price and its sender arrive in one enquiry.
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

/** What an address says; whatever it does not say is empty. `search` is "?…" or empty. */
export function readToolState(search: string): ToolState {
  const asked = new URLSearchParams(search);
  const field = (name: keyof ToolState) =>
    cut(asked.get(name) ?? "", name === "text" ? SMS_TEXT_MAX_CHARS : TOOL_FIELD_MAX_CHARS);
  return {
    quantity: field("quantity"),
    text: field("text"),
    people: field("people"),
    parts: field("parts"),
    kind: TRAFFIC_KINDS.find((kind) => kind === field("kind")) ?? "",
    sender: field("sender"),
    networks: field("networks"),
  };
}

/** Never between the halves of a pair. */
function cut(text: string, max: number): string {
  const short = text.slice(0, max);
  return /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short;
}

/** "?…" for a state, without what is empty; empty for an empty one. */
export function toolSearch(state: ToolState): string {
  const filled = Object.entries(state).filter(([, value]) => value !== "");
  const query = new URLSearchParams(filled).toString();
  return query ? `?${query}` : "";
}

export const toolLink = (route: string, state: ToolState): string => route + toolSearch(state);

/**
 * The number that a person meant: "80,000", "80 000", "80k" and "1.5m" are understood. `NaN` for
 * what is no number; an empty text is none.
 */
export function readQuantity(typed: string): number {
  const [, digits = "", unit = ""] =
    /^([-+]?\d+(?:\.\d+)?)\s*([km]?)$/i.exec(typed.trim().replace(/[\s,_'’]+/g, "")) ?? [];
  if (!digits) return Number.NaN;
  const factor = { k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1;
  return Number((Number(digits) * factor).toPrecision(15)); // 1.1m is 1,100,000 and not a hair more
}

/** The networks that a state names; none named: all of them. */
export function networksOf({ networks }: Pick<ToolState, "networks">): readonly Network[] {
  const named = networks.split(",");
  const known = NETWORKS.filter((network) => named.includes(network));
  return known.length > 0 ? known : NETWORKS;
}
