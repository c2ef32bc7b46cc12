import { type Node, parseTree } from "jsonc-parser";
import type { ContentFile } from "../../src/content-files/content-file";
import { lineAt } from "../../src/content-files/json-advice";
import type { Finding } from "./findings";

/** Returns the file, line and field of each string that `isMeant` accepts. */
export function placesOf(
  files: readonly ContentFile[],
  isMeant: (text: string) => boolean,
): readonly Omit<Finding, "problem">[] {
  return files.flatMap((file) =>
    textsOf(file)
      .filter(({ value }) => isMeant(value))
      .map(({ line, field }) => ({ file: file.name, line, field })),
  );
}

interface PlacedText {
  readonly value: string;
  readonly line: number;
  readonly field: string;
}

/** Returns all strings in a file, with line and field. */
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
