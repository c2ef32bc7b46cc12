import type { Quotation } from "../../../content/catalogue/price-quotation";
import { quotationRows, vatRemark } from "../../../content/catalogue/quotation-words";
import { BRAND, MARKET } from "../../../site/company/brand";
import { type PdfLine, wrapText, writePdf } from "./pdf-writer";
import { QUOTATION_HEADS, QUOTATION_TERMS } from "./quotation-sheet";

const LEFT = 56;
/** Right edges of the three columns of amounts. */
const EDGES = [350, 445, 539] as const;
const LABEL_WIDTH = 190;
const WIDTH = 483;

const paragraph = (text: string, size = 10, leading = 14): readonly PdfLine[] =>
  wrapText(text, size, WIDTH).map((line, i) => ({
    tag: "P",
    leading: i === 0 ? leading + 4 : leading,
    runs: [{ text: line, size, x: LEFT }],
  }));

/** Returns the quotation as a PDF of A4 pages: the rows of the page, with its figures. */
export function quotationPdf(quote: Quotation, day: string): string {
  const amounts = (texts: readonly string[], isBold: boolean) =>
    texts.map((text, i) => ({ text, size: 10, isBold, x: EDGES[i] ?? WIDTH, right: true }));
  const [what, ...heads] = QUOTATION_HEADS;
  const rows = quotationRows(quote).flatMap(
    ({ label, detail, once, monthly, firstYear, isTotal }): readonly PdfLine[] => {
      const [first = "", ...more] = wrapText(label, 10, LABEL_WIDTH);
      const below = [
        ...more.map((text) => ({ text, size: 10 })),
        ...wrapText(detail, 8, LABEL_WIDTH).map((text) => ({ text, size: 8 })),
      ];
      return [
        {
          tag: "P",
          leading: 20,
          isRuled: true,
          runs: [
            { text: first, size: 10, isBold: isTotal, x: LEFT },
            ...amounts([once, monthly, firstYear], false),
          ],
        },
        ...below.map(
          ({ text, size }): PdfLine => ({
            tag: "P",
            leading: size + 3,
            runs: [{ text, size, x: LEFT }],
          }),
        ),
      ];
    },
  );
  return writePdf(`Quotation | ${BRAND.name}`, MARKET.language, [
    { tag: "H1", leading: 10, runs: [{ text: "Quotation", size: 22, isBold: true, x: LEFT }] },
    ...paragraph(`${BRAND.legalName}, ${day}. ${BRAND.phone}, ${BRAND.email}`),
    {
      tag: "P",
      leading: 30,
      runs: [{ text: what, size: 10, isBold: true, x: LEFT }, ...amounts(heads, true)],
    },
    ...rows,
    ...[
      vatRemark(quote),
      ...quote.open.map((line) => `In your quote: ${line}`),
      ...quote.exclusions,
      QUOTATION_TERMS,
    ]
      .filter(Boolean)
      .flatMap((text) => paragraph(text)),
  ]);
}

/** Saves the PDF as a file of the visitor's. */
export function saveQuotationPdf(quote: Quotation, day: string): void {
  const url = URL.createObjectURL(
    new Blob([quotationPdf(quote, day)], { type: "application/pdf" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = "quotation.pdf";
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // not before the browser has read it
}
