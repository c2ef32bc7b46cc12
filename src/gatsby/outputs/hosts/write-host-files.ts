import path from "node:path";
import { readEnvironment } from "../../../node/environment";
import { replaceOutput } from "../../../node/replace-file";
import type { SiteFiles } from "../site-files";
import { assetsIgnore, headersFile } from "./edge-files";
import { policyOf } from "./policy";

/** Folder of the files that our own host reads; it is not published. */
export const HOST_DIRECTORY = "deploy/generated";
export const REMOVED_FOLDER = "gone";
/** Files beside the pages for a host that has no program of ours to read `headers.json`. */
export const EDGE_FILES = { headers: "_headers", ignore: ".assetsignore" } as const;

/** Returns those files of a site with these headers and files, by name. */
export const edgeFiles = (
  headers: Readonly<Record<string, string>>,
  files: Iterable<string>,
): Readonly<Record<string, string>> => ({
  [EDGE_FILES.headers]: headersFile(headers, files),
  [EDGE_FILES.ignore]: assetsIgnore(),
});

/**
 * Writes the policy of the site for every kind of host: `_headers` beside the pages for Cloudflare,
 * `headers.json` in `hostDirectory` for our own, and in `inbox.json` whether the forms of these pages count on
 * an inbox. Returns the paths of pages that violate it.
 */
export function writePolicy(
  publicDirectory: string,
  files: SiteFiles,
  hostDirectory: string = path.resolve(HOST_DIRECTORY),
): readonly string[] {
  const environment = readEnvironment();
  const { headers, violations } = policyOf(files, environment);
  const write = (directory: string, name: string, text: string) =>
    replaceOutput(path.join(directory, name), text);
  for (const [name, text] of Object.entries(edgeFiles(headers, files.keys()))) {
    write(publicDirectory, name, text);
  }
  write(hostDirectory, "headers.json", `${JSON.stringify(headers, null, 2)}\n`);
  write(hostDirectory, "inbox.json", `${JSON.stringify({ hasInbox: environment.hasInbox })}\n`);
  return violations;
}
