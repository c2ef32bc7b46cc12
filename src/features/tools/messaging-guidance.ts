import { promotionalHours } from "../../content/messaging/promotional-hours";
import { MARKET } from "../../site/company/brand";
import { MESSAGING_RULES } from "../../site/company/values";

/** Turns the operators' rules (`content/messaging-rules.json`) into guidance for the tools. */

/** Kinds of traffic. A sender ID can only be used for one of them. */
export const TRAFFIC_KINDS = ["promotional", "transactional"] as const;
export type TrafficKind = (typeof TRAFFIC_KINDS)[number];

const { networks, promotional, transactional, steps } = MESSAGING_RULES;
export const { genericNames: GENERIC_NAMES } = MESSAGING_RULES;

export type Network = string;
export const NETWORKS: readonly Network[] = networks.map(({ name }) => name);

const LIST = new Intl.ListFormat(MARKET.language);
/** Joins networks for a sentence: "Safaricom, Airtel and Telkom". */
export const listed = (names: readonly Network[]): string => LIST.format(names);

const optOut = networks.find((network) => network.optOut !== "");
/** Required ending of promotional messages, or "" if no network requires one. */
export const OPT_OUT_TEXT = optOut?.optOut ?? "";

/**
 * Appends the opt-out to a promotional message, unless the message is blank or already contains it.
 */
export function withOptOut(text: string): string {
  if (!text.trim() || text.includes(OPT_OUT_TEXT)) return text;
  return `${text}${/\s$/.test(text) ? "" : " "}${OPT_OUT_TEXT}`;
}

const hours = promotionalHours(MESSAGING_RULES);

const WORDS: Readonly<Record<string, string>> = {
  hours: hours ? `between ${hours.from} and ${hours.to}` : "",
  optOut: optOut ? `${optOut.optOut} for ${optOut.name}` : "",
  approval: [...new Set(networks.flatMap(({ approval }) => approval || []))].join(" or "),
};

/** Fills in placeholders. Leaves out strings with a placeholder that has no value. */
const filled = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    if (names.some((name) => !WORDS[name])) return [];
    return text.replace(/\{(\w+)\}/g, (_, name: string) => WORDS[name] ?? "");
  });

export const CONFIRM_WORDS = "This is guidance: confirm it with us.";

/**
 * Label for promotional traffic. It mentions the network that requires an opt-out, if there is one.
 */
export const PROMOTIONAL_LABEL = optOut ? `Promotional (${optOut.name})` : "Promotional";

const ENDS = optOut && `A promotional text to ${optOut.name} numbers ends with ${optOut.optOut}`;
const SENT = WORDS.hours && `is sent ${WORDS.hours}`;
export const PROMOTIONAL_NOTE = [
  ENDS && SENT ? `${ENDS} and ${SENT}.` : ENDS ? `${ENDS}.` : SENT && `A promotional text ${SENT}.`,
  CONFIRM_WORDS,
]
  .filter(Boolean)
  .join(" ");

export const KIND_RULES: readonly {
  readonly kind: TrafficKind;
  readonly title: string;
  readonly points: readonly string[];
}[] = [
  { kind: "promotional", title: "Promotional", points: filled(promotional) },
  { kind: "transactional", title: "Transactional", points: filled(transactional) },
];

export interface Paper {
  readonly title: string;
  readonly description: string;
}

/**
 * Fills in the placeholders of papers or steps. Leaves out items with a placeholder that has no
 * value.
 */
export const filledItems = (items: readonly Paper[]): readonly Paper[] =>
  items.flatMap(({ title, description }) => {
    const [text] = filled([description]);
    return text ? { title, description: text } : [];
  });

export const SENDER_ID_NEXT = filledItems(steps);
