/**
 * Decodes character references with the browser's own parser. Bundlers use this in place of
 * `decode-entities.ts` ("browser" in package.json).
 */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  const { body } = document.implementation.createHTMLDocument("");
  body.innerHTML = text.replace(/</g, "&lt;");
  return body.textContent ?? "";
}
