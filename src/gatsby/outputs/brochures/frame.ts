import { mix } from "../../../site/colour";
import { BRAND, BRAND_COLOURS } from "../../../site/company/brand";
import { brandPalette } from "../../brand/brand-palette";
import type { BrochureDocument } from "./document";

/** Draws the frame of a brochure's text: measures in points, cover, footers, and the tags of a tagged PDF. */

export const MARGIN = 48;
export const FOOTER_ROOM = 16;
const COVER_HEIGHT = 210;
/** Top of the text on the first page, in points. */
export const BELOW_COVER = COVER_HEIGHT + 32;
const { primary, accent, steps } = brandPalette(BRAND_COLOURS);
const MARK_POINTS = 35;
export const MUTED = "#525865";

type Pdf = PDFKit.PDFDocument;

const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

/** Draws decoration, which screen readers skip. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

/** Draws text with the structure element `tag`. */
export function tagged(pdf: Pdf, tag: string, draw: () => void): void {
  pdf.addStructure(pdf.struct(tag, {}, draw));
}

/** Draws the head of the first page with the mark, a PNG; text continues at `BELOW_COVER`. */
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
  tagged(pdf, "P", () =>
    pdf
      .font("heading", 15)
      .fillColor("#ffffff")
      .text(BRAND.name, MARGIN + 46, 49),
  );
  tagged(pdf, "H1", () =>
    pdf.font("heading", 30).fillColor("#ffffff").text(title, MARGIN, 104, { width }),
  );
  tagged(pdf, "P", () =>
    pdf
      .font("text", 12)
      .fillColor("#ffffff")
      .text(subtitle, MARGIN, 148, { width: width * 0.8 }),
  );
  pdf.x = MARGIN;
  pdf.y = BELOW_COVER;
}

/** Draws title and number at the foot of every page. */
export function drawFooters(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange();
  const width = widthOf(pdf);
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0; // in the margin, text would begin a new page
    pdf.markContent("Artifact", { type: "Pagination" });
    const y = pdf.page.height - MARGIN;
    pdf
      .rect(MARGIN, y - 12, width, 0.7)
      .fill(mix(primary, "#ffffff", 0.25))
      .font("text", 8.5)
      .fillColor(MUTED)
      .text(`${BRAND.name} · ${title}`, MARGIN, y, { lineBreak: false })
      .text(`Page ${page + 1} of ${count}`, MARGIN, y, { width, align: "right", lineBreak: false });
    pdf.endMarkedContent();
  }
}
