import type { MessagingRules } from "./messaging-rules";

/**
 * Returns the hours during which every network allows promotional messages (from the latest start
 * to the earliest end), or null if no network states any.
 */
export function promotionalHours({
  networks,
}: Pick<MessagingRules, "networks">):
  | MessagingRules["networks"][number]["promotionalHours"]
  | null {
  const all = networks.map((network) => network.promotionalHours);
  const from = all
    .flatMap((one) => one.from || [])
    .sort()
    .at(-1);
  const [to] = all.flatMap((one) => one.to || []).sort();
  return from && to ? { from, to } : null;
}
