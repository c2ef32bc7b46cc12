import { BRAND, MARKET } from "../../../site/company/brand";
import { readCompany } from "../../company-file";
import { readFonts } from "../../fonts/brand-fonts";
import { FALLBACKS, fontOf, trueType } from "../../fonts/fallbacks";
import { drawableText, type FontRun, fontRuns } from "../../fonts/letters";
import { breakLongWords } from "./break-words";

/** Draws text of any letters that the fonts or their fallbacks have. */

type Pdf = PDFKit.PDFDocument;

const { documents } = readFonts(readCompany().company).fonts;
const FONTS = {
  heading: { files: [documents.heading], weight: 600 },
  text: { files: [documents.text], weight: 400 },
  strong: { files: [documents.textBold], weight: 600 },
  code: { files: ["Courier", documents.text], weight: 400 },
} as const;
const COURIER = { ascent: 629, unitsPerEm: 1000 };
/** Scripts that pdfkit draws in the wrong order. */
const RIGHT_TO_LEFT = /[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}]/gu;

export interface TextStyle {
  readonly font: keyof typeof FONTS;
  /** In points, as the other measures. */
  readonly size: number;
  readonly colour: string;
  /** Without one, the text is a single line. */
  readonly width?: number;
  readonly lineGap?: number;
}

/** White space and joiners for which pdfkit would draw the glyph of a missing letter, with U+0000 as its text. */
const ODD_SPACE = /[^\S \n\u00A0]/g;
const JOINER = /[\p{Cf}\p{Variation_Selector}]/gu;

function withoutUndrawn(text: string, missing: Set<string>): string {
  const plain = text.replace(ODD_SPACE, " ").replace(JOINER, "");
  const ordered = plain.replace(RIGHT_TO_LEFT, (character) => {
    missing.add(character);
    return "";
  });
  return drawableText(ordered, Object.values(documents), missing);
}

const { symbol, code } = MARKET.currency;
const isSymbolDrawn = withoutUndrawn(symbol, new Set()) === symbol.normalize("NFC");

/**
 * Returns a text for a PDF: without right-to-left letters and those that no font has, which are added to `missing`, and
 * with the currency's code where its sign is one of them.
 */
export const drawableInPdf = (text: string, missing: Set<string>): string =>
  withoutUndrawn(isSymbolDrawn ? text : text.replaceAll(symbol, code), missing);

/** The company's name in PDFs. */
export const PDF_NAME = drawableInPdf(BRAND.name, new Set()).trim();

/** Makes fallbacks known to a PDF if its texts need them. */
export async function registerFallbacks(pdf: Pdf, texts: readonly string[]): Promise<void> {
  const letters = new Set([PDF_NAME, ...texts].join(" ").match(/.\p{M}*/gsu));
  const used = [...letters].flatMap((letter) =>
    Object.values(FONTS).flatMap(({ files }) => fontRuns(letter, files).map(({ font }) => font)),
  );
  for (const fallback of FALLBACKS.filter((file) => used.includes(file))) {
    for (const weight of [400, 600] as const) {
      pdf.registerFont(`${fallback} ${weight}`, await trueType(fallback, weight));
    }
  }
}

/** Returns the name of a run's font in the PDF: a path, or what `registerFallbacks` has registered. */
const nameOf = (run: FontRun, { font }: TextStyle): string =>
  FALLBACKS.includes(run.font) ? `${run.font} ${FONTS[font].weight}` : run.font;

/** Returns the width of a text on one line, in points. */
export const textWidth = (pdf: Pdf, text: string, style: TextStyle): number =>
  fontRuns(text, FONTS[style.font].files).reduce(
    (sum, run) => sum + pdf.font(nameOf(run, style), style.size).widthOfString(run.text),
    0,
  );

/** Returns the lines of a text that needs several fonts, which pdfkit would break between letters; null for one font. */
function linesOf(pdf: Pdf, text: string, style: TextStyle): readonly string[] | null {
  const [main] = FONTS[style.font].files;
  if (fontRuns(text, FONTS[style.font].files).every(({ font }) => font === main)) return null;
  const { width = Number.POSITIVE_INFINITY } = style;
  const measured = (part: string) => textWidth(pdf, part, style);
  return breakLongWords(text, width, measured, 0)
    .split("\n")
    .flatMap((paragraph) => {
      const lines = [""];
      let used = 0;
      for (const word of paragraph.split(/(?<= )/)) {
        const isFull = used > 0 && used + measured(word.trimEnd()) > width;
        if (isFull) lines.push("");
        lines.push(`${lines.pop()}${word}`);
        used = (isFull ? 0 : used) + measured(word);
      }
      return lines;
    });
}

const lineHeight = (pdf: Pdf, { font, size, lineGap = 0 }: TextStyle): number =>
  pdf.font(FONTS[font].files[0], size).currentLineHeight(true) + lineGap;

/** Returns `text` so that each word fits into a line, in the current font. */
const fitted = (pdf: Pdf, text: string, width: number): string =>
  breakLongWords(text, width, (letter) => pdf.widthOfString(letter));

/** Returns the height of a text in points. */
export function textHeight(pdf: Pdf, text: string, style: TextStyle): number {
  const lines = linesOf(pdf, text, style);
  const height = lineHeight(pdf, style);
  if (lines) return lines.length * height;
  const { width = pdf.page.width, lineGap } = style;
  return pdf.heightOfString(fitted(pdf, text, width), { width, lineGap });
}

/** Draws a text, on the next page where this one ends; `pdf.y` is then below it. */
export function drawText(pdf: Pdf, text: string, x: number, y: number, style: TextStyle): void {
  const { size, colour, width, lineGap } = style;
  const lines = linesOf(pdf, text, style);
  const height = lineHeight(pdf, style);
  pdf.fillColor(colour);
  if (!lines) {
    if (width) pdf.text(fitted(pdf, text, width), x, y, { width, lineGap });
    else pdf.text(text, x, y, { lineBreak: false });
    return;
  }
  const [main] = FONTS[style.font].files;
  const { ascent, unitsPerEm } = main === "Courier" ? COURIER : fontOf(main);
  const baseline = -(ascent / unitsPerEm) * size; // the same in each font
  pdf.y = y;
  for (const line of lines) {
    if (width && pdf.y + height > pdf.page.height - pdf.page.margins.bottom) {
      pdf.continueOnNewPage().fillColor(colour);
    }
    pdf.x = x;
    for (const run of fontRuns(line, FONTS[style.font].files)) {
      pdf.font(nameOf(run, style), size).text(run.text, { lineBreak: false, baseline });
    }
    pdf.y += height;
  }
}
