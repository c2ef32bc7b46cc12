import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { BRAND, BRAND_COLOURS, MARKET } from "../../../site/company/brand";
import { square } from "../../brand/brand-files";
import { brandPalette } from "../../brand/brand-palette";
import { readCompany } from "../../company-file";
import { readFonts } from "../../fonts/brand-fonts";
import { breakLongWords } from "./break-words";
import { type Block, type BrochureDocument, type TableRow, withoutEmpty } from "./document";
import {
  BELOW_COVER,
  decorate,
  drawCover,
  drawFooters,
  FOOTER_ROOM,
  MARGIN,
  MUTED,
  tagged,
} from "./frame";

/** Date of creation in every brochure, fixed so that equal content makes equal bytes. */
const MADE_AT = new Date(Date.UTC(2026, 0, 1));

/** Pixels of the mark, sharp on paper at its size on the cover. */
const MARK_PX = 256;

const CELL_PADDING = 6;
const { primary, accent, steps } = brandPalette(BRAND_COLOURS);
const TEXT = "#272b36";
const RULE = "#e2e4ea";

/** Draws a brochure as a tagged PDF with bookmarks. Equal brochures make equal bytes. */
export async function drawBrochure(brochure: BrochureDocument): Promise<Buffer> {
  const mark = await square(readCompany().drawings.markOnDark, MARK_PX);
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, bottom: MARGIN + FOOTER_ROOM, left: MARGIN, right: MARGIN },
    pdfVersion: "1.7",
    tagged: true,
    lang: MARKET.language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${brochure.title} | ${BRAND.name}`,
      Author: BRAND.legalName,
      Subject: brochure.subtitle,
      Keywords: brochure.keywords.join(", "),
      CreationDate: MADE_AT,
    },
  });
  const bytes = buffer(pdf);
  const { documents } = readFonts(readCompany().company).fonts;
  pdf.registerFont("heading", documents.heading);
  pdf.registerFont("text", documents.text);
  pdf.registerFont("strong", documents.textBold);
  new BrochureWriter(pdf).write(brochure, mark);
  pdf.end();
  return bytes;
}

class BrochureWriter {
  private readonly left = MARGIN;
  private readonly width: number;

  constructor(private readonly pdf: PDFKit.PDFDocument) {
    this.width = pdf.page.width - 2 * MARGIN;
  }

  write(brochure: BrochureDocument, mark: Buffer): void {
    drawCover(this.pdf, brochure, mark);
    for (const block of withoutEmpty(brochure.blocks)) this.block(block);
    drawFooters(this.pdf, brochure.title);
  }

  private get bottom(): number {
    return this.pdf.page.height - MARGIN - FOOTER_ROOM;
  }

  /** Returns `text` so that each word fits into a line of `width` points in the current font. */
  private fitted(text: string, width: number): string {
    return breakLongWords(text, width, (letter) => this.pdf.widthOfString(letter));
  }

  /** Begins a page unless `height` points are left on this one. */
  private room(height: number): void {
    if (this.pdf.y + height > this.bottom) this.pdf.addPage();
  }

  private block(block: Block): void {
    if (block.kind === "heading") this.heading(block);
    else if (block.kind === "paragraph") this.paragraph(block.text, block.muted ?? false);
    else if (block.kind === "list") this.list(block.items, block.ordered ?? false);
    else if (block.kind === "code") this.code(block.lines);
    else this.table(block);
  }

  private heading({ level, text, breakBefore, tint }: Block & { readonly kind: "heading" }): void {
    const { pdf, left, width } = this;
    const isFirst = pdf.y <= BELOW_COVER;
    if (breakBefore) pdf.addPage();
    else {
      this.room(level === 1 ? 130 : 90); // no heading alone at the end of a page
      if (!isFirst && pdf.y > MARGIN) pdf.y += level === 1 ? 20 : 10;
    }
    const size = level === 1 ? 19 : 13;
    if (level === 1) pdf.outline.addItem(text);
    const top = pdf.y;
    const indent = tint ? 16 : 0;
    if (tint) {
      decorate(pdf, () => pdf.rect(left, top + 1, 5, size * 1.2).fill(tint));
    }
    tagged(pdf, level === 1 ? "H2" : "H3", () =>
      pdf
        .font("heading", size)
        .fillColor(primary)
        .text(this.fitted(text, width - indent), left + indent, top, { width: width - indent }),
    );
    pdf.x = left;
    pdf.y += level === 1 ? 8 : 4;
  }

  private paragraph(text: string, muted: boolean): void {
    const { pdf, left, width } = this;
    this.room(40);
    tagged(pdf, "P", () =>
      pdf
        .font("text", muted ? 9.5 : 10.5)
        .fillColor(muted ? MUTED : TEXT)
        .text(this.fitted(text, width), left, pdf.y, { width, lineGap: 3 }),
    );
    pdf.y += 8;
  }

  private list(items: readonly string[], ordered: boolean): void {
    const { pdf, left, width } = this;
    const textIndent = 18;
    this.room(30);
    const list = pdf.struct("L");
    pdf.addStructure(list);
    pdf.font("text", 10).fillColor(TEXT);
    pdf.list(
      items.map((text) => this.fitted(text, width - textIndent)),
      left,
      pdf.y,
      {
        width,
        lineGap: 2,
        paragraphGap: 2,
        textIndent,
        bulletRadius: 1.8,
        listType: ordered ? "numbered" : "bullet",
        structParent: list,
      },
    );
    list.end();
    pdf.x = left;
    pdf.y += 5;
  }

  private code(lines: readonly string[]): void {
    const { pdf, left, width } = this;
    const lineHeight = 14;
    const height = lines.length * lineHeight + 20;
    this.room(height);
    const top = pdf.y;
    decorate(pdf, () => pdf.roundedRect(left, top, width, height, 6).fill(steps["primary-950"]));
    tagged(pdf, "Code", () => {
      pdf.font("Courier", 9.5).fillColor(steps["primary-100"]);
      lines.forEach((line, i) => {
        pdf.text(line, left + 14, top + 10 + i * lineHeight, { lineBreak: false });
      });
    });
    pdf.x = left;
    pdf.y = top + height + 10;
  }

  private table({ columns, head, rows }: Block & { readonly kind: "table" }): void {
    const { pdf, left, width } = this;
    const total = columns.reduce((sum, share) => sum + share, 0);
    const widths = columns.map((share) => (share / total) * width);
    const structure = pdf.struct("Table");
    pdf.addStructure(structure);
    const cellWidth = (cell: number) => (widths[cell] ?? 0) - 2 * CELL_PADDING;
    const draw = (row: TableRow, look: "head" | "body", index: number) => {
      const fontOf = (cell: number) =>
        look === "head" || cell === 0 || row.isHighlighted ? "strong" : "text";
      const cells = row.cells.map((text, i) => {
        pdf.font(fontOf(i), 9.5);
        return this.fitted(text, cellWidth(i));
      });
      const heights = cells.map((text, i) =>
        pdf.font(fontOf(i), 9.5).heightOfString(text, { width: cellWidth(i) }),
      );
      const height = Math.max(...heights) + 2 * CELL_PADDING;
      if (look === "body" && pdf.y + height > this.bottom) {
        pdf.addPage();
        draw({ cells: head }, "head", 0); // the head again on the next page
      }
      const top = pdf.y;
      const ground = row.isHighlighted
        ? steps["accent-50"]
        : index % 2 === 1
          ? steps["primary-50"]
          : "#ffffff";
      decorate(pdf, () => {
        pdf.rect(left, top, width, height).fill(look === "head" ? primary : ground);
        if (row.isHighlighted) pdf.rect(left, top, 3, height).fill(accent);
        pdf.rect(left, top + height - 0.5, width, 0.5).fill(RULE);
      });
      const line = pdf.struct("TR");
      structure.add(line);
      let x = left;
      cells.forEach((text, i) => {
        const at = x;
        const isHead = look === "head" || i === 0;
        const scope = look === "head" ? "Column" : "Row";
        line.add(
          pdf.struct(isHead ? "TH" : "TD", isHead ? { scope } : {}, () =>
            pdf
              .font(fontOf(i), 9.5)
              .fillColor(look === "head" ? "#ffffff" : i === 0 ? primary : TEXT)
              .text(text, at + CELL_PADDING, top + CELL_PADDING, {
                width: cellWidth(i),
              }),
          ),
        );
        x += widths[i] ?? 0;
      });
      line.end();
      pdf.x = left;
      pdf.y = top + height;
    };
    this.room(90);
    draw({ cells: head }, "head", 0);
    rows.forEach((row, i) => {
      draw(row, "body", i);
    });
    structure.end();
    pdf.y += 12;
  }
}
