import {
  elementsBelow,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  isElement,
  nodesBelow,
  nodeText,
} from "./html-tree";

const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Names of elements without text, and of controls. */
const LEFT_OUT = namesOf(
  "svg script style noscript form button input select textarea iframe picture img canvas template head",
);
export const HEADING = /^h([1-6])$/;
export const BLOCKS = namesOf(
  "address article aside blockquote body caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 " +
    "h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul",
);

/** Properties of each element that are found before conversion. */
export interface Facts {
  readonly hidden: ReadonlySet<HtmlNode>;
  readonly withText: ReadonlySet<HtmlNode>;
  readonly withBlock: ReadonlySet<HtmlNode>;
  readonly withHeading: ReadonlySet<HtmlNode>;
}

export const labelOf = ({ attribs }: HtmlElement): string =>
  attribs.role === "img" ? (attribs["aria-label"] ?? "") : "";

/** Returns whether an element is not read; the text alternative of a moving text, hidden from view, is read. */
function isHidden(element: HtmlElement, before: HtmlElement | undefined): boolean {
  const { name, attribs } = element;
  if (LEFT_OUT.has(name) || "hidden" in attribs || attribs["aria-hidden"] === "true") return true;
  if (attribs["aria-label"] === "Breadcrumb" || "data-no-markdown" in attribs) return true;
  const isForReaders = (attribs.class ?? "").split(/\s+/).includes("visually-hidden");
  return isForReaders && before?.attribs["aria-hidden"] !== "true";
}

function hiddenBelow(root: HtmlParent): ReadonlySet<HtmlNode> {
  const hidden = new Set<HtmlNode>();
  for (const parent of [root, ...elementsBelow(root)]) {
    let before: HtmlElement | undefined;
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      if (!labelOf(child) && isHidden(child, before)) hidden.add(child);
      before = child;
    }
  }
  return hidden;
}

/** Looks at every element below `root` once, from the innermost outwards. */
export function factsOf(root: HtmlParent): Facts {
  const hidden = hiddenBelow(root);
  const withText = new Set<HtmlNode>();
  const withBlock = new Set<HtmlNode>();
  const withHeading = new Set<HtmlNode>();
  const marked = [withText, withBlock, withHeading];
  for (const node of [...nodesBelow(root)].reverse()) {
    // after all nodes below it
    if (hidden.has(node)) {
      for (const set of marked) set.delete(node);
      continue;
    }
    if (isElement(node)) {
      if (BLOCKS.has(node.name)) withBlock.add(node);
      if (HEADING.test(node.name)) withHeading.add(node);
      if (labelOf(node)) {
        withText.add(node);
        withBlock.delete(node);
      }
    } else if (nodeText(node).trim()) withText.add(node);
    for (const set of marked) if (set.has(node) && node.parent) set.add(node.parent as HtmlNode); // a document has no use for it
  }
  return { hidden, withText, withBlock, withHeading };
}
