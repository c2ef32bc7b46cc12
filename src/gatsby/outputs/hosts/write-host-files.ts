import path from "node:path";
import { readEnvironment } from "../../../node/environment";
import { replaceOutput } from "../../../node/replace-file";
import { DEFAULT_SITE_URL } from "../../../site/company/brand";
import type { SiteFiles } from "../site-files";
import { edgeFiles, HOST_DIRECTORY } from "./edge-files";
import { policyOf } from "./policy";

/**
 * Writes the site's policy for each host: `_headers` next to the pages for Cloudflare, and
 * `headers.json` in `hostDirectory` for our own. `inbox.json` says whether the pages' forms need an
 * inbox. Returns the paths of pages that violate the policy.
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
