import path from "node:path";
import { readEnvironment } from "../../environment";
import { replaceFile } from "../../replace-file";
import type { SiteFiles } from "../site-files";
import { headersFile, nginxFiles, redirectsFile } from "./host-files";
import { policyOf } from "./policy";

/** Not published: the configuration of our own hosts. */
export const HOST_DIRECTORY = "deploy/generated";
export const REMOVED_FOLDER = "gone";
/** Files of the policy beside the pages. */
export const POLICY_FILES = ["_headers", "_redirects"] as const;

/**
 * Writes the policy of the site for every kind of host: `_headers` and `_redirects` beside the pages,
 * `headers.json` for the project's own server and two files for nginx in `hostDirectory`. Returns the
 * paths of pages that violate it.
 */
export function writePolicy(
  publicDirectory: string,
  files: SiteFiles,
  hostDirectory: string = path.resolve(HOST_DIRECTORY),
): readonly string[] {
  const environment = readEnvironment();
  const { headers, violations } = policyOf(files, environment);
  const isHttps = environment.siteUrl.startsWith("https:");
  const write = (directory: string, name: string, text: string) =>
    replaceFile(path.join(directory, name), text);
  const [headersName, redirectsName] = POLICY_FILES;
  write(publicDirectory, headersName, headersFile(headers, files.keys(), isHttps));
  write(publicDirectory, redirectsName, redirectsFile(environment.contentApiUrl));
  write(hostDirectory, "headers.json", `${JSON.stringify(headers, null, 2)}\n`);
  for (const [name, text] of Object.entries(nginxFiles(headers))) write(hostDirectory, name, text);
  return violations;
}
