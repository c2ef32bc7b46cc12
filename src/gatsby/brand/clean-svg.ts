import type { ChildNode, Element } from "domhandler";
import { isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import { escapeHtml } from "../../content/text/plain-text";

/** An SVG that contains only shapes and text. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Elements and attributes that were removed, such as "<script>" and "onload". */
  readonly leftOut: readonly string[];
}

/** Maximum number of drawn elements. A referenced element counts once for each use. */
const MAX_DRAWN = 50_000;
const MAX_DEPTH = 40;

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const ELEMENTS = words(
  "svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan " +
    "linearGradient radialGradient stop clipPath mask",
);
const PRESENTATION = words(
  "fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin " +
    "stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path mask " +
    "font-family font-size font-weight font-style letter-spacing text-anchor visibility",
);
const ATTRIBUTES = words(
  "id d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height viewBox points offset transform dx dy rotate " +
    "gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits preserveAspectRatio " +
    "textLength lengthAdjust href",
);
/** Elements whose text is kept. */
const WITH_TEXT = words("title desc text tspan");
/** Matches a reference within the drawing. No others are allowed. */
const LOCAL = /^#[\w.-]+$/;
const URL_VALUE = /url\s*\(|[a-z]+:|\/\/|\\|&/i;
const LOCAL_URL = /^url\(\s*['"]?#[\w.-]+['"]?\s*\)$/;

/**
 * Rewrites an SVG with only the allowed elements and attributes: shapes, gradients and text, but no
 * scripts, style sheets, foreign objects, events or external references. If the drawing can't be
 * used, returns a `problem` that completes a sentence about the file. Runs in linear time.
 */
export function cleanSvg(text: string): Drawing | { readonly problem: string } {
  const root = parseDocument(text, { xmlMode: true }).children.find(isTag);
  if (root?.name !== "svg") return { problem: "isn’t an SVG picture" };
  const size = sizeOf(root);
  if (!size) return { problem: "has no viewBox with a width and a height above 0" };
  if (drawnElements(root) > MAX_DRAWN) {
    return {
      problem: `draws more than ${MAX_DRAWN} elements, because its <use> elements are nested or form a loop`,
    };
  }
  const leftOut = new Set<string>();
  const body = root.children.map((child) => written(child, root, leftOut, 1)).join("");
  if (!body.includes("<")) return { problem: "draws nothing" };
  const { left, top, width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"${attributesOf(root, leftOut, ["width", "height", "viewBox", "x", "y"])}>${body}</svg>\n`;
  return { svg, width, height, leftOut: [...leftOut].sort() };
}

/** Counts drawn elements, following references as a browser does. A loop counts as infinite. */
function drawnElements(root: Element): number {
  const byId = new Map<string, Element>();
  const children = ({ children }: Element, depth: number) =>
    depth < MAX_DEPTH ? children.filter(isTag) : []; // elements nested more deeply aren't written
  const index = (element: Element, depth: number): void => {
    const { id } = element.attribs;
    if (id) byId.set(id, element);
    for (const child of children(element, depth)) index(child, depth + 1);
  };
  index(root, 0);
  const counts = new Map<Element, number>();
  const count = (element: Element, depth: number): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    counts.set(element, Number.POSITIVE_INFINITY); // until its own count is known
    const targets = Object.values(element.attribs).flatMap((value) =>
      [...value.matchAll(/#([\w.-]+)/g)].flatMap(([, id]) => byId.get(id ?? "") ?? []),
    );
    const drawn = [
      ...children(element, depth).map((child) => count(child, depth + 1)),
      ...targets.map((target) => count(target, 0)),
    ].reduce((sum, number) => sum + number, 1);
    counts.set(element, drawn);
    return drawn;
  };
  return count(root, 0);
}

function sizeOf({ attribs }: Element) {
  const box = (attribs.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, width = 0, height = 0] =
    box.length === 4
      ? box
      : [0, 0, ...[attribs.width, attribs.height].map((side) => Number.parseFloat(side ?? ""))];
  const isSize =
    [left, top].every(Number.isFinite) && [width, height].every((side) => side > 0 && side < 1e5);
  return isSize ? { left, top, width, height } : null;
}

function written(node: ChildNode, parent: Element, leftOut: Set<string>, depth: number): string {
  if (isText(node)) return WITH_TEXT.has(parent.name) ? escapeHtml(node.data) : "";
  if (!isTag(node)) return ""; // comments, instructions, declarations
  if (!ELEMENTS.has(node.name) || depth > MAX_DEPTH) {
    // drawing programs' own data isn't visible, so removing it isn't worth mentioning
    if (!node.name.includes(":") && node.name !== "metadata") leftOut.add(`<${node.name}>`);
    return "";
  }
  const children = node.children.map((child) => written(child, node, leftOut, depth + 1)).join("");
  return `<${node.name}${attributesOf(node, leftOut)}${children ? `>${children}</${node.name}>` : "/>"}`;
}

function attributesOf(
  { attribs }: Element,
  leftOut: Set<string>,
  except: readonly string[] = [],
): string {
  const { style = "", ...others } = attribs;
  const all = { ...others, ...(style && declarations(style)) };
  return Object.entries(all)
    .filter(([name]) => !except.includes(name))
    .flatMap(([name, value]) => {
      const plain = name === "xlink:href" ? "href" : name;
      if (isAllowed(plain, value)) return [` ${plain}="${escapeHtml(value)}"`];
      if (/^on/i.test(plain) || plain === "href") leftOut.add(plain);
      return [];
    })
    .join("");
}

function isAllowed(name: string, value: string): boolean {
  if (name === "href") return LOCAL.test(value);
  if (!PRESENTATION.has(name) && !ATTRIBUTES.has(name)) return false;
  return !URL_VALUE.test(value) || LOCAL_URL.test(value.trim());
}

/** Converts a `style` attribute to separate attributes. */
const declarations = (style: string): Record<string, string> =>
  Object.fromEntries(
    style.split(";").flatMap((declaration) => {
      const colon = declaration.indexOf(":");
      const name = declaration.slice(0, colon).trim();
      return PRESENTATION.has(name) ? [[name, declaration.slice(colon + 1).trim()]] : [];
    }),
  );
