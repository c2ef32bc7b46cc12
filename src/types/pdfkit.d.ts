/** Declares an option that pdfkit's types lack: the cells that a head cell of a table belongs to. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: "Column" | "Row";
  }
}
