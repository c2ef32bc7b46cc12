import { type PasteNode, PasteTree } from "./paste-tree";

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** Parses HTML with the browser's own parser, without loading resources or running scripts. */
export function parsePaste(html: string): PasteNode[] {
  const tree = new PasteTree();
  const document = parse(html);
  // parsers drop all the text of a frameset page, because it has no body
  const hasBody = document.body.localName === "body";
  const root = (hasBody ? document : parse(`<body>${html}`)).documentElement;
  let node: Node | null = root.firstChild;
  while (node) {
    if (node instanceof Element) {
      const attributes = Array.from(node.attributes, ({ name, value }) => [name, value]);
      tree.open(node.localName, Object.fromEntries(attributes));
    } else if (node.nodeType === Node.TEXT_NODE) tree.text(node.nodeValue ?? "");
    else tree.comment(node.nodeValue ?? "");
    let next: Node | null = node.firstChild;
    for (let left: Node = node; !next && left !== root; left = left.parentNode ?? root) {
      if (left instanceof Element) tree.close();
      next = left.nextSibling;
    }
    node = next;
  }
  return tree.nodes;
}
