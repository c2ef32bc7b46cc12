import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";

const LISTS = new Set(["ul", "ol", "dl", "tbody", "nav", "select"]);
/** Elements that show something without a text. */
const SHOWN = new Set(["img", "input", "textarea", "select", "iframe", "canvas", "video"]);

const levelOf = ({ name }: Element): number => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);

/** Lists the elements of a page that have nothing in them, and its headings with nothing below. */
export function emptyParts(html: string): readonly string[] {
  const empty: string[] = [];
  let open: { readonly level: number; readonly text: string }[] = []; // headings without content so far
  const close = (level: number) => {
    empty.push(...open.filter((one) => one.level >= level).map(({ text }) => `heading “${text}”`));
    open = open.filter((one) => one.level < level);
  };
  const visit = (node: AnyNode): void => {
    if (isText(node)) {
      if (node.data.trim()) open = [];
      return;
    }
    if (!isTag(node) || node.attribs["aria-hidden"] === "true") return;
    if (["script", "style", "noscript", "template"].includes(node.name)) return;
    const level = levelOf(node);
    if (level > 0) {
      close(level);
      open.push({ level, text: textOf(node) });
      return;
    }
    if (LISTS.has(node.name) && textOf(node) === "") {
      empty.push(`${node.name} ${node.attribs["aria-label"] ?? node.attribs.class ?? ""}`.trim());
    }
    if (SHOWN.has(node.name)) open = [];
    node.children.forEach(visit);
    if (node.name === "section" || node.name === "main") close(2);
  };
  parseDocument(html).children.forEach(visit);
  close(1);
  return empty;
}

const textOf = (node: AnyNode): string => {
  if (isText(node)) return node.data.trim();
  return "children" in node ? node.children.map(textOf).join("") : "";
};
