/**
 * Returns the form of an address in which it is stored and compared, the same for every spelling that a mail program
 * takes for it: `Ann@Bücher.Example` and `ann@ｂücher.example` are `ann@xn--bcher-kva.example`.
 */
export function mailboxOf(address: string): string {
  const [, name = address, domain = ""] = /^(.*)@(.*)$/su.exec(address.trim()) ?? [];
  const mailbox = name.normalize("NFKC").toLowerCase();
  return domain ? `${mailbox}@${asciiDomain(domain)}` : mailbox;
}

/** Returns a domain as the name system knows it, or only in lower case if it isn't one. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain.normalize("NFKC").toLowerCase();
}
