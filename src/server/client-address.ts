import type { IncomingMessage } from "node:http";
import type { ClientAddress } from "./application";
import { parseAddress } from "./network-address";

/** The most proxies that the log names. */
const LOGGED_MAX = 10;

type Connection = Pick<IncomingMessage, "headers" | "socket">;

/**
 * Creates the function that finds the sender of a request: the other end of the connection or, where that is one of
 * `trustedProxies`, the last one in `X-Forwarded-For` that is not. The log names a proxy that sends that header and is
 * not trusted, once: behind it, all visitors count as one.
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
          `server: X-Forwarded-For of ${peer} is not believed; TRUSTED_PROXIES does not name it.`,
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

/** Makes the test whether an address, in its one spelling, is one of `trustedProxies`. */
export function createTrust(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new Set(trustedProxies.map(parseAddress));
  return (address) => trusted.has(address);
}
