/** An option that pdfkit has and its types do not: which cells a head cell of a table is for. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: "Column" | "Row";
  }
}
