import type { Company } from "../../content/company/company";
import { type ContentIssue, contentIssue } from "../../content/model/report";
import { escapeHtml } from "../../content/text/plain-text";
import {
  type FileProblem,
  IMAGES_FOLDER,
  readBelow,
  shownPath,
} from "../../content-files/content-root";
import { brandPalette } from "./brand-palette";
import { cleanSvg, type Drawing } from "./clean-svg";

const WIDEST = 6;
const DRAWING_MAX_BYTES = 200_000;

/** The brand's drawings, cleaned for publishing. */
export interface BrandDrawings {
  readonly logo: Drawing;
  readonly logoOnDark: Drawing;
  readonly mark: Drawing;
  readonly markOnDark: Drawing;
}

export type BrandName = Pick<Company, "name" | "brand">;

/**
 * Reads the drawings listed in `company.json` in the content folder `root`. A drawing that's
 * missing or can't be used is reported, and the company's name or initial, in the brand's colours,
 * is used instead.
 */
export function readBrandDrawings(
  company: BrandName,
  root: string,
): { readonly drawings: BrandDrawings; readonly issues: readonly ContentIssue[] } {
  const { brand, name } = company;
  const { primary, accent } = brandPalette(brand.colours);
  const issues: ContentIssue[] = [];
  const read = (field: keyof BrandDrawings, instead: () => string, widest: number): Drawing => {
    const file = brand[field];
    const result = file ? readDrawing(root, `${IMAGES_FOLDER}/${file}`, widest) : null;
    if (result && "svg" in result) {
      if (result.leftOut.length > 0) {
        issues.push(
          drawingIssue(
            field,
            file,
            `has ${result.leftOut.join(", ")}`,
            "the rest of the drawing is shown",
            root,
          ),
        );
      }
      return result;
    }
    if (result)
      issues.push(
        drawingIssue(
          field,
          file,
          result.problem,
          "visitors see a plain one made from the company’s name",
          root,
        ),
      );
    return cleanSvg(instead()) as Drawing; // our own drawings are clean
  };
  const mark = (ground: string, ink: string) => markSvg(name, ground, ink);
  return {
    drawings: {
      logo: read("logo", () => logoSvg(name, accent, primary), WIDEST),
      logoOnDark: read("logoOnDark", () => logoSvg(name, accent, "#ffffff"), WIDEST),
      mark: read("mark", () => mark(accent, "#ffffff"), 1.5),
      markOnDark: read("markOnDark", () => mark("#ffffff", primary), 1.5),
    },
    issues,
  };
}

function readDrawing(root: string, file: string, widest: number): Drawing | FileProblem {
  const bytes = readBelow(root, file, DRAWING_MAX_BYTES);
  if ("problem" in bytes) return bytes;
  const drawing = cleanSvg(bytes.toString("utf8"));
  if ("problem" in drawing || drawing.width <= drawing.height * widest) return drawing;
  return { problem: `is more than ${widest} times as wide as it is high` };
}

export const drawingIssue = (
  field: string,
  file: string,
  problem: string,
  shown: string,
  root: string,
): ContentIssue =>
  contentIssue({
    section: "Company",
    item: `“${shownPath(root, `${IMAGES_FOLDER}/${file}`)}”`,
    field: `brand.${field}`,
    problem,
    action: "replaced",
    shown,
  });

const BOLD = 'font-family="system-ui, sans-serif" font-weight="700"';
const LETTER_PX = 20;

/** Draws the first letter of a name on a rounded square. */
export const markSvg = (name: string, ground: string, ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${markShapes(name, ground, ink)}</svg>\n`;

const markShapes = (name: string, ground: string, ink: string): string =>
  `<rect x="3" y="3" width="58" height="58" rx="15" fill="${ground}"/>` +
  `<text x="32" y="45" ${BOLD} font-size="38" text-anchor="middle" fill="${ink}">${escapeHtml([...name][0] ?? "")}</text>`;

/** Draws a mark with the name next to it. */
export const logoSvg = (name: string, ground: string, ink: string): string => {
  const room = Math.min([...name].length * LETTER_PX, 300);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${80 + room} 64">${markShapes(name, ground, "#ffffff")}` +
    `<text x="78" y="43" ${BOLD} font-size="32" textLength="${room}" lengthAdjust="spacingAndGlyphs" fill="${ink}">${escapeHtml(name)}</text></svg>\n`
  );
};
