export interface WebFontFile {
  /** Name below `/fonts`, with a hash of the content. */
  readonly name: string;
  /** Absent if the file serves all characters. */
  readonly unicodeRange?: string;
  /** Path of the owner's file; absent for those in `static/`, which Gatsby publishes. */
  readonly source?: string;
}

export interface WebFont {
  /** Name in style sheets: one word, so that it needs no quotation marks. */
  readonly family: string;
  /** CSS weights for which the font serves, as in "400 700". */
  readonly weights: string;
  /** Every page fetches the first file. */
  readonly files: readonly WebFontFile[];
  /** Files that a system font has to match until the web font is there. */
  readonly measured: readonly MeasuredFont[];
}

export interface MeasuredFont {
  /** CSS weights, as in "400 500". */
  readonly weights: string;
  readonly file: string;
  /** The system font that is scaled to it. */
  readonly like: "regular" | "bold";
}

export interface Fonts {
  readonly heading: WebFont;
  readonly text: WebFont;
  /** Paths of the TrueType files for PDFs and social cards. */
  readonly documents: Readonly<Record<"heading" | "text" | "textBold", string>>;
}
