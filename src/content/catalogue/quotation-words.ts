import { MARKET } from "../../site/company/brand";
import { formatCents } from "../../site/format/money";
import {
  firstYearOf,
  type Quotation,
  type QuotationLine,
  type QuotationSum,
} from "./price-quotation";
import { VAT_WORDS } from "./price-words";

/** The amount where there is nothing to pay. */
export const NOTHING = "–";

/** Formats the total of a sum, as in "KSh 34,800.00"; "–" for nothing to pay. */
const amountWords = ({ totalCents }: QuotationSum): string =>
  totalCents === 0 ? NOTHING : formatCents(totalCents);

/**
 * Formats the sums, as in "KSh 34,800.00 once and KSh 7,000.00 each month"; a sum of zero is left out, both make "".
 */
export const sumsInWords = ({ once, monthly }: Pick<Quotation, "once" | "monthly">): string =>
  [
    once.totalCents > 0 && `${amountWords(once)} once`,
    monthly.totalCents > 0 && `${amountWords(monthly)} each month`,
  ]
    .filter(Boolean)
    .join(" and ");

/** How the amounts of a line come about; one without VAT says that it is added, so that it multiplies out. */
export function detailWords({ detail, vat }: Pick<QuotationLine, "detail" | "vat">): string {
  const { tax } = MARKET;
  const added = vat === "exclusive" ? `, plus ${tax.percent}% ${tax.name}` : "";
  return `${detail}, ${VAT_WORDS[vat]}${added}`;
}

export interface QuotationRow {
  readonly label: string;
  /** The text below the label; empty in the rows of sums. */
  readonly detail: string;
  readonly once: string;
  readonly monthly: string;
  readonly firstYear: string;
  readonly isTotal: boolean;
}

/** Returns the rows that the page, its print and the enquiry show: the lines, then the sums. */
export function quotationRows({
  lines,
  once,
  monthly,
  firstYear,
}: Quotation): readonly QuotationRow[] {
  const { tax } = MARKET;
  const sums = { once, monthly, firstYear };
  const row = (label: string, part: keyof QuotationSum, isTotal: boolean): QuotationRow => {
    const words = (of: QuotationSum) => (of[part] === 0 ? NOTHING : formatCents(of[part]));
    return {
      label,
      detail: "",
      once: words(sums.once),
      monthly: words(sums.monthly),
      firstYear: words(sums.firstYear),
      isTotal,
    };
  };
  return [
    ...lines.map((line) => ({
      label: line.label,
      detail: detailWords(line),
      once: amountWords(line.once),
      monthly: amountWords(line.monthly),
      firstYear: amountWords(firstYearOf(line)),
      isTotal: false,
    })),
    ...(firstYear.netCents > 0
      ? [
          row(`Without ${tax.name}`, "netCents", false),
          row(`${tax.percent}% ${tax.name}`, "vatCents", false),
        ]
      : []),
    ...(firstYear.unstatedCents > 0
      ? [row(`${tax.name} basis stated in your quote`, "unstatedCents", false)]
      : []),
    row("Total", "totalCents", true),
  ];
}

/** Says how much VAT comes on top if the quote states the plan as exclusive; empty where no VAT basis is open. */
export function vatRemark({ firstYear: { unstatedCents } }: Quotation): string {
  if (unstatedCents === 0) return "";
  const { tax } = MARKET;
  const extra = Math.round((unstatedCents * tax.percent) / 100);
  return `If your quote states the plan as exclusive of ${tax.name}, ${tax.percent}% of it comes on top: ${formatCents(extra)} in the first year.`;
}

/** Returns a quotation as plain lines, for the enquiry that carries it. */
export function quotationText(quote: Quotation): string {
  const rows = quotationRows(quote).map(({ label, detail, once, monthly, firstYear }) =>
    [
      `${label}${detail && ` (${detail})`}:`,
      `once ${once}, each month ${monthly}, first year ${firstYear}.`,
    ].join(" "),
  );
  return [
    ...rows,
    vatRemark(quote),
    ...quote.open.map((line) => `In your quote: ${line.replace(/\.$/, "")}.`),
    ...quote.exclusions,
  ]
    .filter(Boolean)
    .join("\n");
}
