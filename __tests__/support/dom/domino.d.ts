/** A DOM for tests that read built pages. Its own types use an older module name. */
declare module "@mixmark-io/domino" {
  export function createDocument(html: string): Document;
}
