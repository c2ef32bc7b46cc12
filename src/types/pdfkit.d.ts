/** Missing from pdfkit's types: which cells a table's header cell belongs to. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: "Column" | "Row";
  }
}
