/**
 * Decodes the character references in a text with the browser's own parser, which knows them all
 * already. Bundlers put it in the place of `decode-entities.ts`: "browser" in package.json.
 */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  const { body } = document.implementation.createHTMLDocument("");
  body.innerHTML = text.replace(/</g, "&lt;");
  return body.textContent ?? "";
}
