import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../../src/node/files";
import type { RunningServer } from "../../../src/server/listen";
import { siteFolder } from "../../../src/server/site-folder";
import { type SiteServerOptions, startServer } from "../../../src/server/site-server";

const PUBLIC = path.resolve("public");
/** The page of the client-only route, and Gatsby's copy of the 404 page. */
const NOT_PAGES = /\[\.\.\.rest\]|^404\.html$|^404\//;

/** Built files with a matching ending, relative to `public/`. */
export const builtFiles = (ending: RegExp): string[] =>
  filesBelow(PUBLIC).filter((file) => ending.test(file));

export const builtPaths = (): string[] =>
  builtFiles(/(?:^|\/)index\.html$/)
    .filter((file) => !NOT_PAGES.test(file))
    .map((file) => `/${path.dirname(file).replace(/^\.$/, "")}`)
    .sort();

/** `name` is relative to `public/`. */
export const builtFile = (name: string): string => readFileSync(path.join(PUBLIC, name), "utf8");

export const builtPage = (urlPath: string): string => builtFile(path.join(urlPath, "index.html"));

/** Whether our hosts would find something at the decoded `urlPath`. */
export function isBuilt(urlPath: string): boolean {
  const file = path.join(PUBLIC, urlPath);
  return (
    existsSync(path.join(file, "index.html")) || (path.extname(file) !== "" && existsSync(file))
  );
}

/** Serves the site built in `root` on a free port, with `api` at `/content-api`. */
export function serveSite(
  api: SiteServerOptions["api"],
  root: string = process.cwd(),
): Promise<RunningServer> {
  const site = siteFolder(path.join(root, "public"), {
    hostDirectory: path.join(root, "deploy/generated"),
  });
  const log = () => undefined;
  const enquiryLimit = { burst: 1_000, perMinute: 1_000 }; // all tests share one address
  return startServer({ port: 0, publicDirectory: () => site, api, log, enquiryLimit });
}
