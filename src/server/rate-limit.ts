import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

export interface RateLimit {
  /** Requests that one client may send at once. */
  readonly burst: number;
  readonly perMinute: number;
}

/** Clients that are remembered; the one that was silent for longest is forgotten first. */
const CLIENTS_MAX = 10_000;

/**
 * A token bucket for each client. The returned function takes one token and returns 0, or returns after
 * how many seconds there will be one. `now` is in ms.
 */
export function createRateLimiter(
  { burst, perMinute }: RateLimit,
  now: () => number = () => performance.now(),
): (client: string) => number {
  const perMs = perMinute / 60_000;
  const buckets = new Map<string, { readonly tokens: number; readonly at: number }>();
  return (client) => {
    const at = now();
    const last = buckets.get(client) ?? { tokens: burst, at };
    const tokens = Math.min(burst, last.tokens + (at - last.at) * perMs);
    const isAllowed = tokens >= 1;
    buckets.delete(client); // the last entry of a map is its newest
    buckets.set(client, { tokens: isAllowed ? tokens - 1 : tokens, at });
    const [oldest] = buckets.keys();
    if (buckets.size > CLIENTS_MAX && oldest !== undefined) buckets.delete(oldest);
    return isAllowed ? 0 : Math.ceil((1 - tokens) / perMs / 1_000);
  };
}

/**
 * Returns the address that a request came from: of the connection or, where that is one of
 * `trustedProxies`, the last one in `X-Forwarded-For` that is not. Of an IPv6 address, the network:
 * a client has all of its 64 bits.
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, "headers" | "socket">,
  trustedProxies: readonly string[] = [],
): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const chain = [...forwarded, socket.remoteAddress ?? ""]
    .map((address) => address.trim().replace(/^::ffff:(?=[\d.]+$)/i, ""))
    .filter(Boolean);
  const client = chain.findLast((address) => !trustedProxies.includes(address)) ?? chain.at(-1);
  return network(client ?? "");
}

function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array(8 - head.length - tail.length).fill("0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}
