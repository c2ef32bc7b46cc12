import { mix } from "../../../site/colour";
import { BRAND_COLOURS } from "../../../site/company/brand";
import { brandPalette } from "../../brand/brand-palette";
import type { BrochureDocument } from "./document";
import { drawText, PDF_NAME, textWidth } from "./text";

/** A brochure's margins, cover and footers, measured in points, and its tags for screen readers. */

export const MARGIN = 48;
export const FOOTER_ROOM = 16;
const COVER_HEIGHT = 210;
/** Where text starts on the first page. */
export const BELOW_COVER = COVER_HEIGHT + 32;
const { primary, accent, steps } = brandPalette(BRAND_COLOURS);
const MARK_POINTS = 35;
export const MUTED = "#525865";

type Pdf = PDFKit.PDFDocument;

const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

/** Draws decoration that screen readers skip. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

export function tagged(pdf: Pdf, tag: string, draw: () => void): void {
  pdf.addStructure(pdf.struct(tag, {}, draw));
}

/** Draws the top of the first page. `mark` is a PNG. Text continues at `BELOW_COVER`. */
export function drawCover(pdf: Pdf, { title, subtitle }: BrochureDocument, mark: Buffer): void {
  const width = widthOf(pdf);
  decorate(pdf, () => {
    const sky = pdf.linearGradient(0, 0, pdf.page.width, COVER_HEIGHT);
    sky.stop(0, primary).stop(0.55, steps["gradient-middle"]).stop(1, accent);
    pdf.rect(0, 0, pdf.page.width, COVER_HEIGHT).fill(sky);
    for (let radius = 60; radius <= 360; radius += 60) {
      pdf.circle(pdf.page.width, 0, radius).lineWidth(0.8).strokeOpacity(0.22).stroke("#ffffff");
    }
    pdf.image(mark, MARGIN, 40, { width: MARK_POINTS });
  });
  const colour = "#ffffff";
  const nameWidth = width - 46;
  tagged(pdf, "P", () =>
    drawText(pdf, PDF_NAME, MARGIN + 46, 49, {
      font: "heading",
      size: 15,
      colour,
      width: nameWidth,
    }),
  );
  tagged(pdf, "H1", () =>
    drawText(pdf, title, MARGIN, 104, { font: "heading", size: 30, colour, width }),
  );
  tagged(pdf, "P", () =>
    drawText(pdf, subtitle, MARGIN, 148, { font: "text", size: 12, colour, width: width * 0.8 }),
  );
  pdf.x = MARGIN;
  pdf.y = BELOW_COVER;
}

export function drawFooters(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange();
  const width = widthOf(pdf);
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0; // otherwise text in the margin would start a new page
    pdf.markContent("Artifact", { type: "Pagination" });
    const y = pdf.page.height - MARGIN;
    pdf.rect(MARGIN, y - 12, width, 0.7).fill(mix(primary, "#ffffff", 0.25));
    const style = { font: "text", size: 8.5, colour: MUTED } as const;
    drawText(pdf, [PDF_NAME, title].filter(Boolean).join(" · "), MARGIN, y, style);
    const number = `Page ${page + 1} of ${count}`;
    drawText(pdf, number, MARGIN + width - textWidth(pdf, number, style), y, style);
    pdf.endMarkedContent();
  }
}
