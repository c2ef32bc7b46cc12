import { Parser } from "htmlparser2";
import { type PasteNode, PasteTree } from "./paste-tree";

/** Parses HTML for the build. Bundlers for browsers replace this module: "browser" in package.json. */
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
      tree.text(isStartOfListing ? text.replace(/^\r?\n/, "") : text); // as browsers do
      isStartOfListing = false;
    },
    oncomment: (comment) => tree.comment(comment),
    // "<![if …]>" and "<?xml …>", which browsers treat as comments
    onprocessinginstruction: (_name, data) => tree.comment(data.replace(/^!/, "")),
  });
  parser.end(html);
  return tree.nodes;
}
