import { parse } from "acorn";
import { full } from "acorn-walk";
import { textsIn } from "./all-types";
import { FIELD_LABEL } from "./odd-content";

/**
 * In Markdown and XML, a character reference ends with a semicolon. In Markdown, a backslash
 * escapes it.
 */
const HTML_REFERENCE = /&#(?:x([\da-f]+)|(\d+));?/gi;
const REFERENCE = /(?<!\\)&#(?:x([\da-f]+)|(\d+));/gi;
const CSS_ESCAPE = /\\([\da-f]{1,6})\s?/gi;
const MAX_CODE_POINT = 0x10_ffff;

const characterOf = (code: number): string =>
  code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : "\uFFFD";

/** In HTML, 128 to 159 mean Windows-1252 characters. */
const withoutReferences = (text: string, reference = REFERENCE): string =>
  text.replace(reference, (whole, hex?: string, decimal = "") => {
    const code = Number(hex === undefined ? decimal : `0x${hex}`);
    return code > 0x7f && code < 0xa0 ? whole : characterOf(code);
  });

/** Code in Markdown has no character references. */
const CODE = /(?<![\\`])(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

/** CDATA has no character references, unless its reader parses it as HTML. */
function readXml(xml: string): string {
  const article = /<content:encoded>([\s\S]*?)<\/content:encoded>/g;
  const html = Array.from(xml.matchAll(article), ([, content = ""]) => content);
  const rest = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "");
  return withoutReferences(rest) + withoutReferences(html.join("\n"), HTML_REFERENCE);
}

const withoutScripts = (html: string): string =>
  html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, "");

/** A script's strings that contain content. Strings in code may contain any character. */
function stringsOfContent(script: string): readonly string[] {
  const strings: string[] = [];
  full(parse(script, { ecmaVersion: "latest", sourceType: "module" }), (node) => {
    const value = "value" in node ? node.value : undefined;
    const text = typeof value === "object" && value !== null ? Reflect.get(value, "cooked") : value;
    if (typeof text === "string" && text.search(FIELD_LABEL) >= 0) strings.push(text);
  });
  return strings;
}

/** The error names the file. */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON`, { cause: error });
  }
}

/** The text of a published file, both as it's written and with character references resolved. */
export function textsOfFile(
  file: string,
  text: string,
): readonly (readonly [at: string, text: string])[] {
  const whole = ["", text] as const;
  switch (/\.(\w+)$/.exec(file)?.[1]) {
    case "json":
    case "webmanifest":
      return textsIn(parseJson(file, text));
    case "html":
      return [whole, ["read", withoutReferences(withoutScripts(text), HTML_REFERENCE)]];
    case "xml":
    case "svg":
      return [whole, ["read", readXml(text)]];
    case "md":
      return [whole, ["read", withoutReferences(text.replace(CODE, ""))]];
    case "css":
      return [
        whole,
        ["read", text.replace(CSS_ESCAPE, (_, hex) => characterOf(Number(`0x${hex}`)))],
      ];
    case "js":
      return [whole, ...stringsOfContent(text).map((one) => ["read", one] as const)];
    default:
      return [whole];
  }
}
