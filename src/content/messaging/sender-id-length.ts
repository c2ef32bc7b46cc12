import type { MessagingRules } from "./messaging-rules";

/** A maximum length for sender IDs, and the networks that have it. */
export interface SenderIdLength {
  readonly maxChars: number;
  readonly networks: readonly string[];
}

type Lengths = readonly Pick<MessagingRules["networks"][number], "name" | "maxChars">[];

/** Returns the networks' limits, shortest first. Networks with the same limit share an entry. */
export function senderIdLengths(networks: Lengths): readonly SenderIdLength[] {
  const limits = [...new Set(networks.map(({ maxChars }) => maxChars))].sort((a, b) => a - b);
  return limits.map((maxChars) => ({
    maxChars,
    networks: networks.flatMap((network) => (network.maxChars === maxChars ? network.name : [])),
  }));
}

/**
 * Formats the limits for a table: "At most 11 characters", followed by the networks with a lower
 * limit.
 */
export function senderIdLengthWords(networks: Lengths): string {
  const lengths = [...senderIdLengths(networks)].reverse();
  const [longest, ...shorter] = lengths;
  if (!longest) return "As each network allows";
  return [
    `At most ${longest.maxChars} characters`,
    ...shorter.map((length) => `${length.maxChars} on ${length.networks.join(" and ")}`),
  ].join("; ");
}
