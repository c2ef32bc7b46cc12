import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { removeAllBut } from "../../node/files";
import { replaceOutput } from "../../node/replace-file";
import { ENDPOINTS } from "../../site/endpoints";
import { CONTENT_API_ROUTE } from "../../site/routes";

/**
 * Writes the embedded content API's pictures below `publicDirectory`. `copies` maps paths in the
 * content folder to publishable files, so that hosts never serve the uploads themselves.
 */
export function writeApiImages(copies: ReadonlyMap<string, string>, publicDirectory: string): void {
  const directory = path.join(publicDirectory, CONTENT_API_ROUTE, ENDPOINTS.images);
  removeAllBut(directory, copies.keys());
  for (const [name, file] of copies) {
    const target = path.join(directory, name);
    const bytes = readFileSync(file);
    // rewriting a file would change its time, and so its validator
    const isWritten = existsSync(target) && readFileSync(target).equals(bytes);
    if (!isWritten) replaceOutput(target, bytes);
  }
}
