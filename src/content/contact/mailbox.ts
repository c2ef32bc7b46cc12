/**
 * Normalises an address for storage and comparison. Spellings that a mail program treats as the
 * same address give the same result: `Ann@Bücher.Example` and `ann@ｂücher.example` both become
 * `ann@xn--bcher-kva.example`.
 */
export function mailboxOf(address: string): string {
  const [, name = address, domain = ""] = /^(.*)@(.*)$/su.exec(address.trim()) ?? [];
  const mailbox = name.normalize("NFKC").toLowerCase();
  return domain ? `${mailbox}@${asciiDomain(domain)}` : mailbox;
}

/**
 * Returns the domain in its DNS form (Punycode). An invalid domain is only converted to lower case.
 */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain.normalize("NFKC").toLowerCase();
}

/**
 * Removes the `+tag`, which many mail servers ignore, from an address that `mailboxOf` returned.
 */
export const withoutTag = (mailbox: string): string => mailbox.replace(/\+[^@]*(?=@)/, "");
