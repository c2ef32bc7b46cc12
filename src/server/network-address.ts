import ipaddr from "ipaddr.js";

/** A network that limits count as one client, and the multiple of a client's limit that it has. */
export interface Network {
  readonly name: string;
  readonly share: number;
}

/** Limit of a /48, a site of many networks (RFC 6177), as a multiple of the limit of one /64. */
const SITE_SHARE = 20;

/**
 * Reads an IP address as proxies write it: with a port, in brackets, IPv4 in IPv6, with a zone. Returns
 * its one spelling, or null where the text is none.
 */
export function parseAddress(text: string): string | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text.trim()) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? beforePort ?? text.trim()).replace(/%.*$/, "");
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address).toString() : null;
}

/** Returns the networks of an address, narrowest first: IPv4 itself; of IPv6 the /64 and the /48. */
export function networksOf(address: string): readonly Network[] {
  if (!ipaddr.IPv6.isValid(address)) return [{ name: address, share: 1 }];
  const parts = ipaddr.IPv6.parse(address).parts.map((part) => part.toString(16));
  return [
    { name: `${parts.slice(0, 4).join(":")}::/64`, share: 1 },
    { name: `${parts.slice(0, 3).join(":")}::/48`, share: SITE_SHARE },
  ];
}
