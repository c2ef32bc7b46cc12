import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";

/** What a host reads beside the pages of a built site. */
export interface SiteFolder {
  readonly publicDirectory: string;
  /** Headers of every page; null: the build has left none. */
  readonly headers: () => Promise<Readonly<Record<string, string>> | null>;
  /** Whether there was an article at this address, which has been removed. */
  readonly isGone: (address: string) => Promise<boolean>;
}

/** Where the site is now. */
export type LocateSite = () => SiteFolder | Promise<SiteFolder>;

const headersFile = v.record(v.string(), v.string());

/** The site in `publicDirectory`; `hostDirectory` has its `headers.json`, `goneDirectory` what went. */
export function siteFolder(
  publicDirectory: string,
  { hostDirectory, goneDirectory }: { hostDirectory?: string; goneDirectory?: string } = {},
): SiteFolder {
  const headers = hostDirectory
    ? watchedJson(path.join(hostDirectory, "headers.json"))
    : async () => null;
  return {
    publicDirectory,
    headers,
    isGone: async (address) => {
      if (!goneDirectory) return false;
      const found = await stat(path.join(goneDirectory, address)).catch(() => null);
      return found?.isFile() ?? false;
    },
  };
}

/** The release that `current` in `releases` leads to; all of one request comes from one release. */
export function currentRelease(releases: string): LocateSite {
  let folder: string | null = null;
  let site: SiteFolder | null = null;
  return async () => {
    const found = await realpath(path.join(releases, "current"));
    if (site && found === folder) return site;
    folder = found;
    site = siteFolder(path.join(found, "public"), {
      hostDirectory: path.join(found, "host"),
      goneDirectory: path.join(found, "gone"),
    });
    return site;
  };
}

/** Reads again when the file has changed; null while there is none or it cannot be used. */
function watchedJson(file: string): () => Promise<v.InferOutput<typeof headersFile> | null> {
  let seen = "";
  let content: v.InferOutput<typeof headersFile> | null = null;
  return async () => {
    const found = await stat(file).catch(() => null);
    const stamp = found ? [found.mtimeMs, found.size, found.ino].join(" ") : "";
    if (stamp === seen) return content;
    content = await readFile(file, "utf8")
      .then((text) => v.parse(headersFile, JSON.parse(text)))
      .catch(() => null);
    seen = stamp;
    return content;
  };
}
