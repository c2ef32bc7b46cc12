import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { removeAllBut } from "../../node/files";
import { replaceOutput } from "../../node/replace-file";
import { ENDPOINTS } from "../../site/endpoints";
import { CONTENT_API_ROUTE } from "../../site/routes";

/**
 * Makes the pictures of the embedded content API, below `publicDirectory`, from `copies`: files that may be published,
 * by their path in the content folder. Hosts respond with these, never with the uploaded files.
 */
export function writeApiImages(copies: ReadonlyMap<string, string>, publicDirectory: string): void {
  const directory = path.join(publicDirectory, CONTENT_API_ROUTE, ENDPOINTS.images);
  removeAllBut(directory, copies.keys());
  for (const [name, file] of copies) {
    const target = path.join(directory, name);
    const bytes = readFileSync(file);
    const isWritten = existsSync(target) && readFileSync(target).equals(bytes); // its time is its validator
    if (!isWritten) replaceOutput(target, bytes);
  }
}
