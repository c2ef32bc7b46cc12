/** Missing from pdfkit's types. Says which cells a table's header cell belongs to. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: "Column" | "Row";
  }
}
