import { WORDLESS_TAGS } from "../allowed-html";
import type { PasteElement } from "./paste-tree";

/** Elements that are removed with their content. */
export const DROPPED: ReadonlySet<string> = new Set([...WORDLESS_TAGS, "xml", "noscript"]);

/** Elements that end a paragraph. Most of them are then replaced by their content. */
export const BOUNDARIES: ReadonlySet<string> = new Set(
  (
    "html body p div section article header footer main nav address center form fieldset legend details summary " +
    "hgroup search dialog table tr td th thead tbody tfoot caption ul ol menu dir li dl dt dd blockquote aside " +
    "figure figcaption pre hr"
  ).split(" "),
);

/** All other elements of HTML, old and new, and the most common ones of SVG and MathML. */
const OTHERS: ReadonlySet<string> = new Set(
  (
    "head meta link base a abbr acronym applet area audio b basefont bdi bdo bgsound big blink br button canvas " +
    "cite code col colgroup content data datalist del dfn em embed font frame frameset i image img input ins kbd " +
    "keygen label listing map mark marquee menuitem meter nobr object optgroup output param picture progress q rb " +
    "rp rt rtc ruby s samp slot small source spacer span strike strong sub sup time track tt u var video wbr svg g " +
    "path math mi mn mo mrow"
  ).split(" "),
);

/**
 * Returns the text that parsers mistook for an element, as in "Dear <your name>", or "" for a real
 * element.
 */
export function mistakenText({ name, attributes }: PasteElement): string {
  const isReal =
    !/^[a-z]+$/.test(name) ||
    [DROPPED, BOUNDARIES, OTHERS].some((elements) => elements.has(name)) ||
    Object.values(attributes).some(Boolean);
  return isReal ? "" : `<${[name, ...Object.keys(attributes)].join(" ")}>`;
}
