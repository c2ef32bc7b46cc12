import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { nginxHttpFile, nginxServerFile } from "../gatsby/outputs/hosts/host-files";
import { canServeBrotli } from "../gatsby/outputs/hosts/nginx-modules";
import { replaceFile } from "../gatsby/replace-file";

type Headers = Readonly<Record<string, string>>;
const CSP = "Content-Security-Policy";
const SCRIPT_SOURCES = /(?<=script-src )[^;]*/;

/**
 * The headers of `now`, whose policy also allows the scripts of `earlier`. nginx reads its headers
 * only when it is reloaded: before a switch it must know the new pages' scripts and after a rollback
 * still the old ones'.
 */
export function commonHeaders(now: Headers, earlier: readonly Headers[]): Headers {
  const sources = [now, ...earlier].flatMap(
    (headers) => SCRIPT_SOURCES.exec(headers[CSP] ?? "")?.[0].split(" ") ?? [],
  );
  const policy = now[CSP]?.replace(SCRIPT_SOURCES, [...new Set(sources)].join(" "));
  return policy === undefined ? now : { ...now, [CSP]: policy };
}

/** What nginx was told last. */
const TOLD_FILE = "told.txt";

/** What was written for nginx, and whether nginx does not know it yet. */
export interface NginxFiles {
  readonly isNew: boolean;
  /** To be called once nginx has read them. */
  readonly markTold: () => void;
}

/** Writes what nginx includes into `directory`. */
export function writeNginxFiles(directory: string, headers: Headers): NginxFiles {
  mkdirSync(directory, { recursive: true });
  const texts = {
    "nginx-http.conf": nginxHttpFile(headers),
    "nginx-server.conf": nginxServerFile(headers, { brotli: canServeBrotli() }),
  };
  for (const [name, text] of Object.entries(texts)) replaceFile(path.join(directory, name), text);
  const mark = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  const told = path.join(directory, TOLD_FILE);
  return {
    isNew: !existsSync(told) || readFileSync(told, "utf8") !== mark,
    markTold: () => replaceFile(told, mark),
  };
}
