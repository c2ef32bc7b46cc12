import ipaddr from "ipaddr.js";

/** A network that counts as one client. `share` multiplies the limit of a client. */
export interface Network {
  readonly name: string;
  readonly share: number;
}

/** How many /64 limits a /48 gets. A /48 is a site with many networks (RFC 6177). */
const SITE_SHARE = 20;

/**
 * Parses an IP address as proxies write it: with a port, in brackets, IPv4 in IPv6, or with a zone.
 * Returns its canonical form, or null if it isn't an address.
 */
export function parseAddress(text: string): string | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text.trim()) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? beforePort ?? text.trim()).replace(/%.*$/, "");
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address).toString() : null;
}

/**
 * Returns the network that daily limits count by: the /24 of an IPv4 address, or the /48 of an IPv6
 * address.
 */
export function dailyNetworkOf(address: string): string {
  const networks = networksOf(address);
  return networks.length > 1
    ? (networks.at(-1)?.name ?? address)
    : `${address.replace(/\.\d+$/, ".0")}/24`;
}

/**
 * Returns the networks of an address, narrowest first: the IPv4 address itself, or the /64 and /48
 * of an IPv6 address.
 */
export function networksOf(address: string): readonly Network[] {
  if (!ipaddr.IPv6.isValid(address)) return [{ name: address, share: 1 }];
  const parts = ipaddr.IPv6.parse(address).parts.map((part) => part.toString(16));
  return [
    { name: `${parts.slice(0, 4).join(":")}::/64`, share: 1 },
    { name: `${parts.slice(0, 3).join(":")}::/48`, share: SITE_SHARE },
  ];
}
