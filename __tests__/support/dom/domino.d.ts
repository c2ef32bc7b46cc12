/** A DOM for tests that read built pages; its own types are declared under an older name. */
declare module "@mixmark-io/domino" {
  export function createDocument(html: string): Document;
}
