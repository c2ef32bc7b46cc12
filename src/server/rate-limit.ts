import { MINUTE_MS } from "../site/limits";
import { networksOf } from "./network-address";

export interface RateLimit {
  readonly burst: number;
  readonly perMinute: number;
}

/**
 * Maximum number of clients to remember. The one that has been silent the longest is dropped first.
 */
const CLIENTS_MAX = 10_000;

/**
 * Creates a rate limiter with a token bucket for each client. The limiter takes a token and returns
 * 0, or if the bucket is empty, the number of seconds until the next token. `now` returns ms.
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
    buckets.delete(client); // reinserting it makes it the map's newest entry
    buckets.set(client, { tokens: isAllowed ? tokens - 1 : tokens, at });
    const [oldest] = buckets.keys();
    if (buckets.size > CLIENTS_MAX && oldest !== undefined) buckets.delete(oldest);
    return isAllowed ? 0 : Math.ceil((1 - tokens) / perMs / 1_000);
  };
}

/**
 * Creates a rate limiter for IP addresses. Each IPv4 address and each IPv6 /64 has its own bucket,
 * and the /48 around a /64 has one that's twenty times the size. A refused /64 doesn't use up its
 * /48's tokens.
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
