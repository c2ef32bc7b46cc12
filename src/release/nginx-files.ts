import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { nginxFiles } from "../gatsby/outputs/hosts/host-files";
import { replaceFile } from "../gatsby/replace-file";

type Headers = Readonly<Record<string, string>>;
const CSP = "Content-Security-Policy";
const SCRIPT_SOURCES = /(?<=script-src )[^;]*/;

/**
 * Merges the script sources of `earlier` policies into the headers of `now`. nginx reads its headers
 * only when it is reloaded: before a switch it must allow the new pages' scripts, and after a rollback
 * still the old ones'.
 */
export function commonHeaders(now: Headers, earlier: readonly Headers[]): Headers {
  const sources = [now, ...earlier].flatMap(
    (headers) => SCRIPT_SOURCES.exec(headers[CSP] ?? "")?.[0].split(" ") ?? [],
  );
  const policy = now[CSP]?.replace(SCRIPT_SOURCES, [...new Set(sources)].join(" "));
  return policy === undefined ? now : { ...now, [CSP]: policy };
}

/** Digest of the files that nginx has read last. */
const APPLIED_FILE = "applied.txt";

/** Writes the files that nginx includes into `directory`. */
export function writeNginxFiles(directory: string, headers: Headers) {
  const texts = nginxFiles(headers);
  for (const [name, text] of Object.entries(texts)) replaceFile(path.join(directory, name), text);
  const digest = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  const applied = path.join(directory, APPLIED_FILE);
  return {
    /** Whether nginx has not read them yet. */
    isNew: !existsSync(applied) || readFileSync(applied, "utf8") !== digest,
    /** To be called once nginx has read them. */
    markApplied: () => replaceFile(applied, digest),
  };
}
