import { BRAND, MARKET } from "../../../site/company/brand";
import { readCompany } from "../../company-file";
import { readFonts } from "../../fonts/brand-fonts";
import { FALLBACKS, fontOf, trueType } from "../../fonts/fallbacks";
import { drawableText, type FontRun, fontRuns } from "../../fonts/letters";
import { breakLongWords } from "./break-words";

/** Draws text, using fallback fonts for letters that the main fonts don't have. */

type Pdf = PDFKit.PDFDocument;

const { documents } = readFonts(readCompany().company).fonts;
const FONTS = {
  heading: { files: [documents.heading], weight: 600 },
  text: { files: [documents.text], weight: 400 },
  strong: { files: [documents.textBold], weight: 600 },
  code: { files: ["Courier", documents.text], weight: 400 },
} as const;
const COURIER = { ascent: 629, unitsPerEm: 1000 };
/** Matches characters of scripts that pdfkit draws in the wrong order. */
const RIGHT_TO_LEFT = /[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}]/gu;

export interface TextStyle {
  readonly font: keyof typeof FONTS;
  /** In points, like all measures here. */
  readonly size: number;
  readonly colour: string;
  /** If missing, the text is a single line. */
  readonly width?: number;
  readonly lineGap?: number;
}

/**
 * Matches white space that pdfkit would draw as a missing glyph, with U+0000 as its text. `JOINER`
 * matches joiners that it would draw the same way.
 */
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
 * Returns text that a PDF can show. Removes right-to-left letters and letters that no font has, and
 * adds them to `missing`. If the currency's symbol is among them, its code is used instead.
 */
export const drawableInPdf = (text: string, missing: Set<string>): string =>
  withoutUndrawn(isSymbolDrawn ? text : text.replaceAll(symbol, code), missing);

export const PDF_NAME = drawableInPdf(BRAND.name, new Set()).trim();

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

/** Returns the name of a run's font: a path, or a name registered by `registerFallbacks`. */
const nameOf = (run: FontRun, { font }: TextStyle): string =>
  FALLBACKS.includes(run.font) ? `${run.font} ${FONTS[font].weight}` : run.font;

/** Returns the width of `text` on one line, in points. */
export const textWidth = (pdf: Pdf, text: string, style: TextStyle): number =>
  fontRuns(text, FONTS[style.font].files).reduce(
    (sum, run) => sum + pdf.font(nameOf(run, style), style.size).widthOfString(run.text),
    0,
  );

/**
 * Breaks text that needs several fonts into lines, because pdfkit would break it between letters.
 * Returns null if one font is enough.
 */
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

/** Breaks words that are too long for one line in the current font. */
const fitted = (pdf: Pdf, text: string, width: number): string =>
  breakLongWords(text, width, (letter) => pdf.widthOfString(letter));

export function textHeight(pdf: Pdf, text: string, style: TextStyle): number {
  const lines = linesOf(pdf, text, style);
  const height = lineHeight(pdf, style);
  if (lines) return lines.length * height;
  const { width = pdf.page.width, lineGap } = style;
  return pdf.heightOfString(fitted(pdf, text, width), { width, lineGap });
}

/** Draws text, continuing on the next page if necessary. Afterwards `pdf.y` is below the text. */
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
  const baseline = -(ascent / unitsPerEm) * size; // the same for every font
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
