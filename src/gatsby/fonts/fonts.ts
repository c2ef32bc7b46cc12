export interface WebFontFile {
  /** Name below `/fonts`, with a content hash. */
  readonly name: string;
  /** Missing if the file covers all characters. */
  readonly unicodeRange?: string;
  /** Path of the owner's file. Missing for fonts in `static/`, which Gatsby publishes. */
  readonly source?: string;
}

export interface WebFont {
  /** Name in style sheets. It's a single word, so it needs no quotation marks. */
  readonly family: string;
  /** Range of CSS weights, such as "400 700". */
  readonly weights: string;
  /** All files of the font. Every page fetches the first one. */
  readonly files: readonly WebFontFile[];
  /** Until the web font arrives, system fonts are scaled to match these files. */
  readonly measured: readonly MeasuredFont[];
}

export interface MeasuredFont {
  /** CSS weights, such as "400 500". */
  readonly weights: string;
  readonly file: string;
  /** Weight of the system fonts to scale. */
  readonly like: "regular" | "bold";
}

export interface Fonts {
  readonly heading: WebFont;
  readonly text: WebFont;
  /** Paths of TrueType files for PDFs and social cards. */
  readonly documents: Readonly<Record<"heading" | "text" | "textBold", string>>;
}
