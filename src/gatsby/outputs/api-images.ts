import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { removeAllBut } from "../../node/files";
import { replaceOutput } from "../../node/replace-file";
import { ENDPOINTS } from "../../site/endpoints";
import { CONTENT_API_ROUTE } from "../../site/routes";

/**
 * Writes the pictures of the embedded content API below `publicDirectory`. `copies` maps paths in
 * the content folder to publishable files, so hosts never serve the uploads themselves.
 */
export function writeApiImages(copies: ReadonlyMap<string, string>, publicDirectory: string): void {
  const directory = path.join(publicDirectory, CONTENT_API_ROUTE, ENDPOINTS.images);
  removeAllBut(directory, copies.keys());
  for (const [name, file] of copies) {
    const target = path.join(directory, name);
    const bytes = readFileSync(file);
    const isWritten = existsSync(target) && readFileSync(target).equals(bytes); // the file's time is its validator
    if (!isWritten) replaceOutput(target, bytes);
  }
}
