/**
 * Writes a PDF of text lines with the standard fonts of every reader, for documents that are made in the
 * browser. Its structure is tagged, so that screen readers read it in order. Source: ISO 32000-1.
 */

/** A run of text, from the left edge or, with `right`, up to that x. Points; y is from the top of the page. */
export interface PdfRun {
  readonly text: string;
  readonly size: number;
  readonly isBold?: boolean;
  readonly x: number;
  readonly right?: boolean;
}

/** One line of a paragraph: its runs share a base line, and are read in their order. */
export interface PdfLine {
  readonly tag: "H1" | "P";
  readonly runs: readonly PdfRun[];
  /** The distance from the line above, in points. */
  readonly leading: number;
  /** A rule above the line. */
  readonly isRuled?: boolean;
}

const PAGE = { width: 595, height: 842, margin: 56 } as const;
/** Helvetica's widths of the characters from space to tilde, in thousandths of its size. */
const WIDTHS =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
    .split(" ")
    .map(Number);
/** Characters of WinAnsiEncoding that are elsewhere in Unicode. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  "€": 128,
  "…": 133,
  "‘": 145,
  "’": 146,
  "“": 147,
  "”": 148,
  "•": 149,
  "–": 150,
  "—": 151,
};

const byteOf = (character: string): number => {
  const code = WIN_ANSI[character] ?? character.codePointAt(0) ?? 63;
  return code < 256 ? code : 63; // a question mark
};

/** Returns the width of a text in points, as Helvetica has it. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + (WIDTHS[byteOf(character) - 32] ?? 556), 0) *
  (size / 1000);

/** Cuts a text into lines of at most `width` points, at spaces. */
export function wrapText(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const literal = (text: string): string =>
  `(${[...text]
    .map((character) => {
      const byte = byteOf(character);
      if (byte < 32 || byte > 126 || "()\\".includes(String.fromCharCode(byte)))
        return `\\${byte.toString(8).padStart(3, "0")}`;
      return String.fromCharCode(byte);
    })
    .join("")})`;

/** Returns a PDF of A4 pages. All of it is ASCII, so its offsets are the lengths of its text. */
export function writePdf(title: string, language: string, lines: readonly PdfLine[]): string {
  const pages = paginate(lines);
  const tagged: string[] = []; // the structure elements, page by page
  const objects: string[] = [];
  const put = (id: number, body: string) => {
    objects[id] = `${id} 0 obj\n${body}\nendobj\n`;
  };
  const FIRST = 8; // after catalog, pages, two fonts, info, structure root, its tree and the document element
  const perPage = (n: number) => FIRST + n * 2 + 1;
  const firstElement = FIRST + pages.length * 2 + 1;
  const parents: string[] = [];
  pages.forEach((page, n) => {
    const content = page.map(({ line, y }, mark) => drawLine(line, y, mark)).join("\n");
    put(
      perPage(n),
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${perPage(n) + 1} 0 R /StructParents ${n} >>`,
    );
    put(perPage(n) + 1, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    const ids = page.map(({ line }, mark) => {
      const id = firstElement + tagged.length;
      tagged.push(
        `<< /Type /StructElem /S /${line.tag} /P 8 0 R /Pg ${perPage(n)} 0 R /K ${mark} >>`,
      );
      return `${id} 0 R`;
    });
    parents.push(`${n} [${ids.join(" ")}]`);
  });
  for (const [i, element] of tagged.entries()) put(firstElement + i, element);
  const kids = pages.map((_, n) => `${perPage(n)} 0 R`).join(" ");
  put(
    1,
    `<< /Type /Catalog /Pages 2 0 R /Lang ${literal(language)} /MarkInfo << /Marked true >> /StructTreeRoot 6 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  put(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  put(3, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  put(4, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>");
  put(5, `<< /Title ${literal(title)} >>`);
  put(6, "<< /Type /StructTreeRoot /K 8 0 R /ParentTree 7 0 R >>");
  put(7, `<< /Nums [${parents.join(" ")}] >>`);
  put(
    8,
    `<< /Type /StructElem /S /Document /P 6 0 R /K [${tagged.map((_, i) => `${firstElement + i} 0 R`).join(" ")}] >>`,
  );
  return assemble(objects);
}

/** Sets lines from the top margin down, and begins a page where the bottom margin is reached. */
function paginate(lines: readonly PdfLine[]): { readonly line: PdfLine; readonly y: number }[][] {
  const pages: { readonly line: PdfLine; readonly y: number }[][] = [[]];
  let y: number = PAGE.height - PAGE.margin;
  for (const line of lines) {
    y -= line.leading;
    if (y < PAGE.margin) {
      pages.push([]);
      y = PAGE.height - PAGE.margin - line.leading;
    }
    pages.at(-1)?.push({ line, y });
  }
  return pages;
}

function drawLine({ tag, runs, isRuled }: PdfLine, y: number, mark: number): string {
  const texts = runs.map(({ text, size, isBold, x, right }) => {
    const left = right ? x - textWidth(text, size) : x;
    return `BT /F${isBold ? 2 : 1} ${size} Tf ${left.toFixed(2)} ${y.toFixed(2)} Td ${literal(text)} Tj ET`;
  });
  const size = Math.max(...runs.map((run) => run.size));
  const rule = isRuled
    ? `/Artifact BMC 0.5 w ${PAGE.margin} ${(y + size * 1.25).toFixed(2)} m ${PAGE.width - PAGE.margin} ${(y + size * 1.25).toFixed(2)} l S EMC\n`
    : "";
  return `${rule}/${tag} << /MCID ${mark} >> BDC\n${texts.join("\n")}\nEMC`;
}

function assemble(objects: readonly string[]): string {
  let file = "%PDF-1.7\n";
  const offsets = objects.map((object) => {
    const offset = file.length;
    file += object;
    return offset;
  });
  const start = file.length;
  const entries = offsets
    .slice(1)
    .map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  file += `xref\n0 ${objects.length}\n0000000000 65535 f \n${entries.join("")}`;
  return `${file}trailer\n<< /Size ${objects.length} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
