export interface EntryLimits {
  readonly digits: { readonly fewest: number; readonly most: number };
  /** Whole units of the currency, or null if the number isn't an amount. */
  readonly amount: { readonly least: number; readonly most: number } | null;
}

export function isEntry({ digits, amount }: EntryLimits, typed: string): boolean {
  if (!/^\d+$/.test(typed) || typed.length < digits.fewest || typed.length > digits.most)
    return false;
  return !amount || (Number(typed) >= amount.least && Number(typed) <= amount.most);
}
