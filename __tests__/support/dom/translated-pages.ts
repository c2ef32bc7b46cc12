/**
 * Fails tests in which React changes or removes a text node that a translated page no longer has.
 * Browsers replace text with `<font>` elements. React then changes a detached node without effect,
 * or throws when it removes it or inserts before it. An element's only text is safe, because React
 * sets it through the element.
 */
const unsafe: string[] = [];

/** React only marks text nodes that it handles itself, not an element's only text. */
function isReactsText(node: Node | null): node is Text {
  return node instanceof Text && Object.keys(node).some((key) => key.startsWith("__reactFiber$"));
}

function note(action: string, node: Node | null): void {
  if (isReactsText(node) && node.data.trim()) {
    unsafe.push(`${action} "${node.data}" in ${node.parentElement?.outerHTML}`);
  }
}

if (typeof Node !== "undefined") {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      note("removes", child);
      return removeChild.call(this, child);
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      note("inserts before", before);
      return insertBefore.call(this, node, before);
    },
  });
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (value !== this.nodeValue) note("changes", this);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** Returns what the check has found in this test, and resets it. */
export const takeUnsafeTexts = (): string[] => unsafe.splice(0);

afterEach(() => {
  const found = takeUnsafeTexts();
  if (found.length === 0) return;
  throw new Error(
    [
      "On a page that the browser translates, React would break here: it",
      ...found.map((line) => `- ${line}`),
      'Make each of these texts its element\'s only child, or one template string. See "Translated pages" in CONTRIBUTING.md.',
    ].join("\n"),
  );
});
