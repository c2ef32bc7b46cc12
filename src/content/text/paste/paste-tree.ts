/**
 * Pasted HTML as a tree, whichever parser made it: htmlparser2 in the build, `DOMParser` in a
 * browser.
 */
export type PasteNode = string | PasteComment | PasteElement;

export type Attributes = Readonly<Record<string, string>>;

/** A comment, or one of Word's directives such as `<![if !supportLists]>`, without its delimiters. */
export interface PasteComment {
  readonly comment: string;
}

export interface PasteElement {
  /** Lower case, with any namespace prefix, such as "o:p". */
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: PasteNode[];
}

/** The tree is read recursively. Browsers stop at 512 levels; real pages have about 30. */
const DEPTH_MAX = 200;

/**
 * Builds a tree from a parser's events. Elements nested deeper than 200 levels are left out, but
 * not their content.
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
