import type { MessagingRules } from "./messaging-rules";

/** The most characters of a sender ID, and the networks that take as many. */
export interface SenderIdLength {
  readonly maxChars: number;
  readonly networks: readonly string[];
}

type Lengths = readonly Pick<MessagingRules["networks"][number], "name" | "maxChars">[];

/** Returns the limits that networks have, the shortest first; one where all have the same. */
export function senderIdLengths(networks: Lengths): readonly SenderIdLength[] {
  const limits = [...new Set(networks.map(({ maxChars }) => maxChars))].sort((a, b) => a - b);
  return limits.map((maxChars) => ({
    maxChars,
    networks: networks.flatMap((network) => (network.maxChars === maxChars ? network.name : [])),
  }));
}

/** Words the limits for a table: "At most 11 characters", with the networks that take fewer. */
export function senderIdLengthWords(networks: Lengths): string {
  const lengths = [...senderIdLengths(networks)].reverse();
  const [longest, ...shorter] = lengths;
  if (!longest) return "As each network allows";
  return [
    `At most ${longest.maxChars} characters`,
    ...shorter.map((length) => `${length.maxChars} on ${length.networks.join(" and ")}`),
  ].join("; ");
}
