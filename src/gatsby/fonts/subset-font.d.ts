declare module "subset-font" {
  /** The part of its options that we use. Its own package has no types. */
  function subsetFont(
    font: Buffer,
    text: undefined,
    options: {
      readonly keepAllGlyphs: true;
      readonly targetFormat: "sfnt";
      readonly variationAxes: { readonly wght?: number };
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
