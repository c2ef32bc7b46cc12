/** One element of a built page. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}
/** Text comes decoded. */
export type HtmlNode = HtmlElement | string;

const VOID = new Set(
  "area base br col embed hr img input link meta source track use wbr path".split(" "),
);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00a0",
};

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

function attributesOf(source: string): Record<string, string> {
  const found = source.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...found].map(([, name = "", value = ""]) => [name, decode(value)]));
}

/**
 * The tree of HTML as React and the sanitiser write it: every element closed, every `<` and `>` of a
 * text or attribute escaped. Not a parser for HTML from anywhere else.
 */
export function parseBuiltHtml(html: string): readonly HtmlNode[] {
  const root: { tag: string; attributes: Record<string, string>; children: HtmlNode[] } = {
    tag: "",
    attributes: {},
    children: [],
  };
  const open = [root];
  const raw = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi, "");
  for (const token of raw.match(/<[^>]+>|[^<]+/g) ?? []) {
    const parent = open.at(-1) ?? root;
    if (!token.startsWith("<")) {
      parent.children.push(decode(token));
      continue;
    }
    const [, closing = "", name = "", rest = ""] =
      /^<(\/?)([^\s/>]+)([\s\S]*?)\/?>$/.exec(token) ?? [];
    const tag = name.toLowerCase();
    if (closing) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.length = at;
      continue;
    }
    const element = { tag, attributes: attributesOf(rest), children: [] as HtmlNode[] };
    parent.children.push(element);
    if (!VOID.has(tag) && !token.endsWith("/>")) open.push(element);
  }
  return root.children;
}

/** The first element, in reading order, for which `wanted` holds. */
export function findElement(
  nodes: readonly HtmlNode[],
  wanted: (element: HtmlElement) => boolean,
): HtmlElement | null {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    const found = wanted(node) ? node : findElement(node.children, wanted);
    if (found) return found;
  }
  return null;
}
