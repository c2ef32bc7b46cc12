/**
 * Returns the normalised address that is stored and compared. All spellings that a mail program
 * treats as equal have the same one: `Ann@Bücher.Example` and `ann@ｂücher.example` become
 * `ann@xn--bcher-kva.example`.
 */
export function mailboxOf(address: string): string {
  const [, name = address, domain = ""] = /^(.*)@(.*)$/su.exec(address.trim()) ?? [];
  const mailbox = name.normalize("NFKC").toLowerCase();
  return domain ? `${mailbox}@${asciiDomain(domain)}` : mailbox;
}

/** Returns the domain in its DNS form (Punycode), or only in lower case if it isn't valid. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain.normalize("NFKC").toLowerCase();
}

/** Returns an address of `mailboxOf` without its `+tag`, which mail programs ignore. */
export const withoutTag = (mailbox: string): string => mailbox.replace(/\+[^@]*(?=@)/, "");
