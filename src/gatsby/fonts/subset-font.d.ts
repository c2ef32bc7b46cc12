declare module "subset-font" {
  /** The options that we use. The package has no types. */
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
