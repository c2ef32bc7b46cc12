import { DomHandler } from "domhandler";
import { Parser } from "htmlparser2";

/** Reads an HTML text into the tree of htmlparser2 and answers questions about it, each in linear time. */

export type HtmlNode = DomHandler["dom"][number];
export type HtmlElement = Extract<HtmlNode, { readonly attribs: object }>;
/** A document, or an element of a document. */
export interface HtmlParent {
  readonly children: readonly HtmlNode[];
}

/**
 * The most elements that are open at once, as in browsers. Beyond it every further one would cost the parser a look at
 * all of them.
 */
const NESTED_MAX = 512;

class DepthLimit extends Error {}

class LimitedHandler extends DomHandler {
  override onopentag(name: string, attribs: Record<string, string>): void {
    super.onopentag(name, attribs);
    if (this.tagStack.length > NESTED_MAX) throw new DepthLimit();
  }
}

/**
 * Parses a page or a part of one in linear time; null where elements are nested deeper than `NESTED_MAX`. A node
 * takes some 200 bytes of memory.
 */
export function parseHtml(html: string): HtmlParent | null {
  const handler = new LimitedHandler();
  try {
    new Parser(handler).end(html);
    return handler.root;
  } catch (error) {
    if (error instanceof DepthLimit) return null;
    throw error;
  }
}

export const isElement = (node: HtmlNode): node is HtmlElement => "attribs" in node;

/** Lists all nodes below `root`, each before those below it; without recursion, so of any depth. */
export function nodesBelow(root: HtmlParent): readonly HtmlNode[] {
  const found: HtmlNode[] = [];
  const open = [...root.children].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    found.push(node);
    if (!("children" in node)) continue;
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child) open.push(child);
    }
  }
  return found;
}

export const elementsBelow = (root: HtmlParent): readonly HtmlElement[] =>
  nodesBelow(root).filter(isElement);

/** Returns the text of a text node; empty for a comment or an element. */
export const nodeText = (node: HtmlNode): string =>
  !isElement(node) && node.type === "text" && "data" in node ? node.data : "";

/** Returns all text below a node as it is written, with the line ends of `br`. */
export const textOf = (root: HtmlParent): string =>
  nodesBelow(root)
    .map((node) => (isElement(node) && node.name === "br" ? "\n" : nodeText(node)))
    .join("");
