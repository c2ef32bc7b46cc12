/**
 * Pasted HTML as a tree that doesn't depend on the parser: htmlparser2 at build time, or
 * `DOMParser` in a browser.
 */
export type PasteNode = string | PasteComment | PasteElement;

export type Attributes = Readonly<Record<string, string>>;

/**
 * The text of a comment, or of a Word directive such as `<![if !supportLists]>`, without
 * delimiters.
 */
export interface PasteComment {
  readonly comment: string;
}

export interface PasteElement {
  /** Lower case, with any namespace prefix, such as "o:p". */
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: PasteNode[];
}

/**
 * Maximum depth of the tree, which limits recursion when it's read. Browsers stop at 512 levels,
 * and real pages have about 30.
 */
const DEPTH_MAX = 200;

/**
 * Builds a tree from a parser's events. Elements nested more than 200 levels deep are dropped, but
 * their content is kept.
 */
export class PasteTree {
  readonly nodes: PasteNode[] = [];
  private readonly path: PasteElement[] = [];
  private skipped = 0;

  private get siblings(): PasteNode[] {
    return this.path.at(-1)?.children ?? this.nodes;
  }

  open(name: string, attributes: Attributes): void {
    if (this.path.length >= DEPTH_MAX) {
      this.skipped += 1;
      return;
    }
    const element = { name: name.toLowerCase(), attributes, children: [] };
    this.siblings.push(element);
    this.path.push(element);
  }

  close(): void {
    if (this.skipped > 0) this.skipped -= 1;
    else this.path.pop();
  }

  text(text: string): void {
    const { siblings } = this;
    const last = siblings.at(-1);
    if (typeof last === "string") siblings[siblings.length - 1] = last + text;
    else siblings.push(text);
  }

  comment(comment: string): void {
    this.siblings.push({ comment });
  }
}

export const isElement = (node: PasteNode): node is PasteElement =>
  typeof node === "object" && "name" in node;
