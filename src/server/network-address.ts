import ipaddr from "ipaddr.js";

/** A network that counts as one client. Its limit is a client's limit multiplied by `share`. */
export interface Network {
  readonly name: string;
  readonly share: number;
}

/** Ratio of a /48's limit to a /64's. A /48 may be a whole site with many networks (RFC 6177). */
const SITE_SHARE = 20;

/**
 * Parses an IP address in the forms that proxies use: with a port, in brackets, as IPv4-mapped
 * IPv6, or with a zone. Returns its canonical form, or null if it isn't an address.
 */
export function parseAddress(text: string): string | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text.trim()) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? beforePort ?? text.trim()).replace(/%.*$/, "");
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address).toString() : null;
}

/** Returns the network that daily limits count: an IPv4 address's /24, or an IPv6 address's /48. */
export function dailyNetworkOf(address: string): string {
  const networks = networksOf(address);
  return networks.length > 1
    ? (networks.at(-1)?.name ?? address)
    : `${address.replace(/\.\d+$/, ".0")}/24`;
}

/**
 * Returns an address's networks, narrowest first: the IPv4 address itself, or the IPv6 address's
 * /64 and /48.
 */
export function networksOf(address: string): readonly Network[] {
  if (!ipaddr.IPv6.isValid(address)) return [{ name: address, share: 1 }];
  const parts = ipaddr.IPv6.parse(address).parts.map((part) => part.toString(16));
  return [
    { name: `${parts.slice(0, 4).join(":")}::/64`, share: 1 },
    { name: `${parts.slice(0, 3).join(":")}::/48`, share: SITE_SHARE },
  ];
}
