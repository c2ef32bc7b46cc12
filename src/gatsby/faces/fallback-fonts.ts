import type { Font } from "fontkit";
import type { Face, FaceRole } from "./face";

const LETTERS = "abcdefghijklmnopqrstuvwxyz ";
/** Share of each of `LETTERS` in English text, per thousand. */
const SHARES = "65 12 22 34 102 18 16 49 56 1 6 32 19 54 61 15 1 48 51 73 22 8 19 1 16 1 182";

/** A system font. `widths`: advance of each of `LETTERS`, per thousand of the em. */
interface SystemFont {
  readonly name: "Fallback" | "Roboto";
  readonly local: readonly string[];
  readonly widths: string;
}

const ARIAL: SystemFont = {
  name: "Fallback",
  local: ["Arial", "ArialMT", "Liberation Sans"],
  widths:
    "556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278",
};
const ARIAL_BOLD: SystemFont = {
  name: "Fallback",
  local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
  widths:
    "556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 278",
};
// Android
const ROBOTO: SystemFont = {
  name: "Roboto",
  local: ["Roboto", "Roboto-Regular"],
  widths:
    "544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496 248",
};
const ROBOTO_BOLD: SystemFont = {
  name: "Roboto",
  local: ["Roboto Bold", "Roboto-Bold"],
  widths:
    "535 563 521 563 540 358 571 560 265 260 534 265 866 561 564 563 564 366 514 338 560 506 734 509 503 509 249",
};

/** CSS weights and system fonts of the fallbacks, by role and weight of documents. */
const FALLBACKS: Readonly<
  Record<FaceRole, Readonly<Record<number, readonly [string, readonly SystemFont[]]>>>
> = {
  heading: { 600: ["400 800", [ARIAL_BOLD, ROBOTO_BOLD]] },
  text: { 400: ["400 500", [ARIAL, ROBOTO]], 600: ["501 700", [ARIAL_BOLD, ROBOTO_BOLD]] },
};

const numbers = (text: string): number[] => text.split(" ").map(Number);

/** Returns the mean advance of English text, in the unit of `widths`. */
function meanWidth(widths: readonly number[]): number {
  const shares = numbers(SHARES);
  const sum = shares.reduce((total, share, i) => total + share * (widths[i] ?? 0), 0);
  return sum / shares.reduce((total, share) => total + share);
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** Returns the declarations by which system fonts take as much room as `font`, a face at one of its weights. */
export function fallbacksOf(font: Font, role: FaceRole, weight: number): Face["fallbacks"] {
  const [cssWeight = "", systemFonts = []] = FALLBACKS[role][weight] ?? [];
  const width = meanWidth(Array.from(LETTERS, (letter) => font.layout(letter).advanceWidth));
  const em = font.unitsPerEm;
  return systemFonts.map(({ name, local, widths }) => {
    const scale = width / em / (meanWidth(numbers(widths)) / 1000);
    const declarations = [
      `font-weight: ${cssWeight}`,
      `src: ${local.map((localName) => `local("${localName}")`).join(", ")}`,
      `size-adjust: ${percent(scale)}`,
      `ascent-override: ${percent(font.ascent / em / scale)}`,
      `descent-override: ${percent(-font.descent / em / scale)}`,
      `line-gap-override: ${percent(font.lineGap / em / scale)}`,
    ];
    return { suffix: name, declarations: declarations.join("; ") };
  });
}
