import { Parser } from "htmlparser2";
import { type PasteNode, PasteTree } from "./paste-tree";

/**
 * Parses HTML at build time. Browser bundles use `parse-paste-in-browser.ts` instead ("browser" in
 * package.json).
 */
export function parsePaste(html: string): PasteNode[] {
  const tree = new PasteTree();
  let isStartOfListing = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      tree.open(name, attributes);
      isStartOfListing = name === "pre";
    },
    onclosetag: () => tree.close(),
    ontext: (text) => {
      tree.text(isStartOfListing ? text.replace(/^\n/, "") : text); // as browsers do
      isStartOfListing = false;
    },
    oncomment: (comment) => tree.comment(comment),
    // "<![if …]>" and "<?xml …>", which browsers treat as comments
    onprocessinginstruction: (_name, data) => tree.comment(data.replace(/^!/, "")),
  });
  parser.end(html.replace(/\r\n?/g, "\n")); // as browsers do
  return tree.nodes;
}
