import type { IncomingMessage } from "node:http";
import type { ClientAddress } from "./application";
import { parseAddress } from "./network-address";

/** How many proxies the log names. */
const LOGGED_MAX = 10;

type Connection = Pick<IncomingMessage, "headers" | "socket">;

/**
 * Creates the function that finds a request's sender: the peer or, if that's one of
 * `trustedProxies`, the last untrusted address in `X-Forwarded-For`. If an untrusted peer sends
 * that header, it's logged once, because it may be a proxy, and then all visitors behind it count
 * as one.
 */
export function createClientAddress(
  trustedProxies: readonly string[] = [],
  log: (line: string) => void = console.error,
): (request: Connection) => ClientAddress {
  const isTrusted = createTrust(trustedProxies);
  const logged = new Set<string>();
  return ({ socket, headers }) => {
    const peer = parseAddress(socket.remoteAddress ?? "") ?? "";
    const forwarded = String(headers["x-forwarded-for"] ?? "");
    if (!isTrusted(peer)) {
      if (forwarded && !logged.has(peer) && logged.size < LOGGED_MAX) {
        logged.add(peer);
        log(
          `server: ignored X-Forwarded-For from ${peer}. If it's your proxy, add it to TRUSTED_PROXIES.`,
        );
      }
      return { address: peer, forwardedHost: null };
    }
    const chain = forwarded.split(",").map((part) => parseAddress(part));
    const host = String(headers["x-forwarded-host"] ?? "").split(",");
    return {
      address: chain.findLast((address) => address !== null && !isTrusted(address)) ?? null,
      forwardedHost: host.at(-1)?.trim() || null,
    };
  };
}

/** Creates a test for addresses as `parseAddress` returns them. */
export function createTrust(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new Set(trustedProxies.map(parseAddress));
  return (address) => trusted.has(address);
}
