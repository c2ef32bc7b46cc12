import path from "node:path";
import { readEnvironment } from "../../../node/environment";
import { replaceOutput } from "../../../node/replace-file";
import { DEFAULT_SITE_URL } from "../../../site/company/brand";
import type { SiteFiles } from "../site-files";
import { edgeFiles, HOST_DIRECTORY } from "./edge-files";
import { policyOf } from "./policy";

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
  const environment = readEnvironment(DEFAULT_SITE_URL);
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
