import { MARKET } from "../../site/company/brand";
import { formatCents } from "../../site/format/money";
import { VAT_WORDS } from "./format-price";
import { firstYearOf, type Quotation, type QuotationLine, type QuotationSum } from "./quotation";

const { tax } = MARKET;

/** Shown for an amount of zero. */
export const NOTHING = "–";

const amountOf = (sum: QuotationSum, part: keyof QuotationSum = "totalCents"): string =>
  sum[part] === 0 ? NOTHING : formatCents(sum[part]);

/** Formats the totals, as in "KSh 34,800.00 once and KSh 7,000.00 each month", leaving out zeros. */
export const sumsInWords = ({ once, monthly }: Pick<Quotation, "once" | "monthly">): string =>
  [
    once.totalCents > 0 && `${amountOf(once)} once`,
    monthly.totalCents > 0 && `${amountOf(monthly)} each month`,
  ]
    .filter(Boolean)
    .join(" and ");

/**
 * Explains how a line's amounts were calculated. The amounts include VAT even if the price doesn't.
 */
export function detailOf({ detail, vat }: Pick<QuotationLine, "detail" | "vat">): string {
  const added = vat === "exclusive" ? `, plus ${tax.percent}% ${tax.name}` : "";
  return `${detail}, ${VAT_WORDS[vat]}${added}`;
}

export interface QuotationRow {
  readonly label: string;
  /** Text below the label, or "" in the rows with totals. */
  readonly detail: string;
  readonly once: string;
  readonly monthly: string;
  readonly firstYear: string;
  readonly isTotal: boolean;
}

/** Returns the rows for the page, its printout and the enquiry: line items first, then totals. */
export function quotationRows({
  lines,
  once,
  monthly,
  firstYear,
}: Quotation): readonly QuotationRow[] {
  const row = (label: string, part: keyof QuotationSum): QuotationRow => ({
    label,
    detail: "",
    once: amountOf(once, part),
    monthly: amountOf(monthly, part),
    firstYear: amountOf(firstYear, part),
    isTotal: part === "totalCents",
  });
  return [
    ...lines.map((line) => ({
      label: line.label,
      detail: detailOf(line),
      once: amountOf(line.once),
      monthly: amountOf(line.monthly),
      firstYear: amountOf(firstYearOf(line)),
      isTotal: false,
    })),
    ...(firstYear.netCents > 0
      ? [row(`Without ${tax.name}`, "netCents"), row(`${tax.percent}% ${tax.name}`, "vatCents")]
      : []),
    ...(firstYear.unstatedCents > 0 ? [row(VAT_WORDS.quoted, "unstatedCents")] : []),
    row("Total", "totalCents"),
  ];
}

/**
 * Says how much VAT a written quote may add in the first year. Returns "" if every VAT basis is
 * known.
 */
export function vatRemark({ firstYear: { unstatedCents } }: Quotation): string {
  if (unstatedCents === 0) return "";
  const extra = Math.round((unstatedCents * tax.percent) / 100);
  return `If ${tax.name} (${tax.percent}%) is added to the prices that don’t say whether they include it, you’ll pay ${formatCents(extra)} more in the first year.`;
}

/** Returns a quotation as plain text, to send with an enquiry. */
export function quotationText(quote: Quotation): string {
  const rows = quotationRows(quote).map(({ label, detail, once, monthly, firstYear }) => {
    const amounts = [`${once} once`, `${monthly} a month`, `${firstYear} in the first year`];
    const shown = amounts.filter((amount) => !amount.startsWith(NOTHING));
    if (shown.length === 0) return ""; // the total, if the quote states every amount
    return `${label}${detail && ` (${detail})`}: ${shown.join(", ")}.`;
  });
  return [
    ...rows,
    vatRemark(quote),
    ...quote.open.map((line) => `In your quote: ${line.replace(/\.$/, "")}.`),
    ...quote.exclusions,
  ]
    .filter(Boolean)
    .join("\n");
}
