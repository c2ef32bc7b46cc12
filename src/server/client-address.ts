import type { IncomingMessage } from "node:http";
import type { ClientAddress } from "./application";
import { parseAddress } from "./network-address";

/** Maximum number of untrusted peers to log. */
const LOGGED_MAX = 10;

type Connection = Pick<IncomingMessage, "headers" | "socket">;

/**
 * Creates a function that determines who sent a request: the peer or, if that's one of
 * `trustedProxies`, the last untrusted address in `X-Forwarded-For`. Logs each untrusted peer that
 * sends that header once, because it may be a proxy, and all its visitors would count as one.
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

/**
 * Creates a function that checks whether an address is trusted. It expects addresses as
 * `parseAddress` returns them.
 */
export function createTrust(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new Set(trustedProxies.map(parseAddress));
  return (address) => trusted.has(address);
}
