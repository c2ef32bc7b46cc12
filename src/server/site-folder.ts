import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";

/** A built site, as a host reads it. */
export type SiteFolder = ReturnType<typeof siteFolder>;

/** Finds the site to serve. */
export type LocateSite = () => SiteFolder | Promise<SiteFolder>;

const headersFile = v.record(v.string(), v.string());

/**
 * The site in `publicDirectory`; `hostDirectory` has its `headers.json`, `removedDirectory` one file per
 * removed article.
 */
export function siteFolder(
  publicDirectory: string,
  { hostDirectory, removedDirectory }: { hostDirectory?: string; removedDirectory?: string } = {},
) {
  return {
    publicDirectory,
    /** Headers of every page; empty when the build has left none. */
    headers: async (): Promise<Readonly<Record<string, string>>> => {
      if (!hostDirectory) return {};
      try {
        const text = await readFile(path.join(hostDirectory, "headers.json"), "utf8");
        return v.parse(headersFile, JSON.parse(text));
      } catch {
        return {}; // none yet, or half written
      }
    },
    /** Whether there was an article at this path, which has been removed. */
    isRemoved: async (pathname: string): Promise<boolean> => {
      if (!removedDirectory) return false;
      const found = await stat(path.join(removedDirectory, pathname)).catch(() => null);
      return found?.isFile() ?? false;
    },
  };
}

/** Finds the release that `current` in `releases` links to; all of one response comes from one release. */
export function currentRelease(releases: string): LocateSite {
  return async () => {
    const release = await realpath(path.join(releases, "current"));
    return siteFolder(path.join(release, "public"), {
      hostDirectory: path.join(release, "host"),
      removedDirectory: path.join(release, "gone"),
    });
  };
}
