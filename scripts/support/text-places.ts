import { type Node, parseTree } from "jsonc-parser";
import { type ContentFile, lineAt } from "../../src/content-files/content-file";
import type { Finding } from "./findings";

/** Matches a picture in a text, in Markdown or HTML, without a URL. */
const WITHOUT_ADDRESS = /!\[[^\]]*\]\(\s*\)|<img\b(?![^>]*\ssrc\s*=\s*["']?[^"'\s>])/i;

/**
 * Returns where a text stands in the files, alone or as a part of another one; for an empty one, where a picture has no
 * URL.
 */
export function placesOf(
  text: string,
  files: readonly ContentFile[],
): readonly Omit<Finding, "problem">[] {
  const names = (value: string) => (text ? value.includes(text) : WITHOUT_ADDRESS.test(value));
  return files.flatMap((file) =>
    textsOf(file)
      .filter(({ value }) => names(value))
      .map(({ line, field }) => ({ file: file.name, line, field })),
  );
}

interface PlacedText {
  readonly value: string;
  readonly line: number;
  readonly field: string;
}

/** Returns every text of a file with its line and field. */
function textsOf(file: Pick<ContentFile, "text">): readonly PlacedText[] {
  const visit = (node: Node, field: string): readonly PlacedText[] => {
    const { type, value, children = [], offset } = node;
    if (type === "string") {
      return [{ value: String(value), line: lineAt(file.text, offset), field }];
    }
    if (type === "array") return children.flatMap((item, i) => visit(item, `${field}[${i + 1}]`));
    return children.flatMap(({ children: [key, inner] = [] }) =>
      inner ? visit(inner, field ? `${field}.${key?.value}` : String(key?.value)) : [],
    );
  };
  const tree = parseTree(file.text);
  return tree ? visit(tree, "") : [];
}
