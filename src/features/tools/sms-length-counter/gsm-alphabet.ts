/**
 * The GSM 7-bit default alphabet and its extension table. Source: 3GPP TS 23.038, clauses 6.2.1 and
 * 6.2.1.1.
 */
const BASIC = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ" +
    " !\"#¤%&'()*+,-./0123456789:;<=>?" +
    "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§" +
    "¿abcdefghijklmnopqrstuvwxyzäöñüà",
);

/** Characters of the extension table. Each is sent as an escape and a second septet. */
const EXTENSION = new Set("\f^{}\\[~]|€");

/**
 * Returns how many septets a code point takes: 1, or 2 if it's in the extension table, or null if
 * it's in neither table.
 */
export function septetsOf(character: string): 1 | 2 | null {
  if (BASIC.has(character)) return 1;
  return EXTENSION.has(character) ? 2 : null;
}

export const isGsm = (text: string): boolean =>
  [...text].every((character) => septetsOf(character) !== null);
