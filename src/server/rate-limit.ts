import { MINUTE_MS } from "../site/limits";
import { networksOf } from "./network-address";

export interface RateLimit {
  readonly burst: number;
  readonly perMinute: number;
}

/** How many clients are remembered. The one that has been silent longest is dropped first. */
const CLIENTS_MAX = 10_000;

/**
 * Creates a token bucket per client. The returned function takes one token and returns 0, or
 * returns the seconds until there's a token. `now` is in ms.
 */
export function createRateLimiter(
  { burst, perMinute }: RateLimit,
  now: () => number = () => performance.now(),
): (client: string) => number {
  const perMs = perMinute / MINUTE_MS;
  const buckets = new Map<string, { readonly tokens: number; readonly at: number }>();
  return (client) => {
    const at = now();
    const last = buckets.get(client) ?? { tokens: burst, at };
    const tokens = Math.min(burst, last.tokens + (at - last.at) * perMs);
    const isAllowed = tokens >= 1;
    buckets.delete(client); // reinserting makes it the newest entry of the map
    buckets.set(client, { tokens: isAllowed ? tokens - 1 : tokens, at });
    const [oldest] = buckets.keys();
    if (buckets.size > CLIENTS_MAX && oldest !== undefined) buckets.delete(oldest);
    return isAllowed ? 0 : Math.ceil((1 - tokens) / perMs / 1_000);
  };
}

/**
 * Limits addresses by network: each IPv4 address, each IPv6 /64, and its /48 with a bucket twenty
 * times the size. A refused /64 uses no tokens of its /48.
 */
export function createAddressLimiter(
  { burst, perMinute }: RateLimit,
  now?: () => number,
): (address: string) => number {
  const limiters = new Map<number, ReturnType<typeof createRateLimiter>>();
  const limiterOf = (share: number) => {
    const known =
      limiters.get(share) ??
      createRateLimiter({ burst: burst * share, perMinute: perMinute * share }, now);
    limiters.set(share, known);
    return known;
  };
  return (address) => {
    for (const { name, share } of networksOf(address)) {
      const seconds = limiterOf(share)(name);
      if (seconds > 0) return seconds;
    }
    return 0;
  };
}
