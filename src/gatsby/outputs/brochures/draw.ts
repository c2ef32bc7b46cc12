import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { BRAND, BRAND_COLOURS, MARKET } from "../../../site/company/brand";
import { square } from "../../brand/brand-files";
import { brandPalette } from "../../brand/brand-palette";
import { readCompany } from "../../company-file";
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
import { drawText, registerFallbacks, type TextStyle, textHeight } from "./text";

/** Fixed creation date, so that the same content always gives the same bytes. */
const MADE_AT = new Date(Date.UTC(2026, 0, 1));

/** In pixels, enough to be sharp in print at the mark's size on the cover. */
const MARK_PX = 256;

const CELL_PADDING = 6;
const BULLET_RADIUS = 1.8;
const { primary, accent, steps } = brandPalette(BRAND_COLOURS);
const TEXT = "#272b36";
const RULE = "#e2e4ea";

/**
 * Draws a brochure as a tagged PDF with bookmarks. The same brochure always gives the same bytes.
 */
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
  await registerFallbacks(pdf, stringsIn(brochure));
  new BrochureWriter(pdf).write(brochure, mark);
  pdf.end();
  return bytes;
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
};

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

  /** Starts a new page unless there are `height` points left on this one. */
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
      this.room(level === 1 ? 130 : 90); // so that a heading isn't the last line of a page
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
      drawText(pdf, text, left + indent, top, {
        font: "heading",
        size,
        colour: primary,
        width: width - indent,
      }),
    );
    pdf.x = left;
    pdf.y += level === 1 ? 8 : 4;
  }

  private paragraph(text: string, muted: boolean): void {
    const { pdf, left, width } = this;
    const style = {
      font: "text",
      size: muted ? 9.5 : 10.5,
      colour: muted ? MUTED : TEXT,
      width,
      lineGap: 3,
    } as const;
    this.room(Math.min(40, textHeight(pdf, text, style))); // at least two lines stay together
    tagged(pdf, "P", () => drawText(pdf, text, left, pdf.y, style));
    pdf.y += 8;
  }

  private list(items: readonly string[], ordered: boolean): void {
    const { pdf, left, width } = this;
    const indent = 18;
    const style = { font: "text", size: 10, colour: TEXT, lineGap: 2 } as const;
    this.room(30);
    const list = pdf.struct("L");
    pdf.addStructure(list);
    items.forEach((text, i) => {
      this.room(style.size * 1.2); // keeps the first line next to its mark
      const top = pdf.y;
      const item = pdf.struct("LI");
      list.add(item);
      item.add(
        pdf.struct("Lbl", {}, () => {
          if (ordered) drawText(pdf, `${i + 1}.`, left, top, style);
          else pdf.circle(left + BULLET_RADIUS, top + style.size / 2, BULLET_RADIUS).fill(TEXT);
        }),
      );
      item.add(
        pdf.struct("LBody", {}, () =>
          drawText(pdf, text, left + indent, top, { ...style, width: width - indent }),
        ),
      );
      item.end();
      pdf.y += 2;
    });
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
      const style = { font: "code", size: 9.5, colour: steps["primary-100"] } as const;
      lines.forEach((line, i) => {
        drawText(pdf, line, left + 14, top + 10 + i * lineHeight, style);
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
    const draw = (row: TableRow, look: "head" | "body", index: number) => {
      const styleOf = (cell: number): TextStyle => ({
        font: look === "head" || cell === 0 || row.isHighlighted ? "strong" : "text",
        size: 9.5,
        colour: look === "head" ? "#ffffff" : cell === 0 ? primary : TEXT,
        width: (widths[cell] ?? 0) - 2 * CELL_PADDING,
      });
      const heights = row.cells.map((text, i) => textHeight(pdf, text, styleOf(i)));
      const height = Math.max(...heights) + 2 * CELL_PADDING;
      if (look === "body" && pdf.y + height > this.bottom) {
        pdf.addPage();
        draw({ cells: head }, "head", 0); // repeats the header row on the next page
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
      row.cells.forEach((text, i) => {
        const at = x;
        const isHead = look === "head" || i === 0;
        const scope = look === "head" ? "Column" : "Row";
        line.add(
          pdf.struct(isHead ? "TH" : "TD", isHead ? { scope } : {}, () =>
            drawText(pdf, text, at + CELL_PADDING, top + CELL_PADDING, styleOf(i)),
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
