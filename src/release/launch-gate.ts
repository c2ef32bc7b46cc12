import path from "node:path";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "../node/json-file";
import { formatCount } from "../site/format/text";
import { isRealOrigin } from "../site/hosts";
import { RECENT_POSTS_ROUTE } from "../site/routes";
import { launchText, readLaunchItems } from "./launch-check";

/** File that lists the origins that have had a release without `--not-yet`. */
const LAUNCHED_FILE = ".content-cache/launched.json";
const origins = v.array(v.string());
const RESPONSE_MAX_MS = 10_000;

interface Release {
  /** Project folder. Defaults to the current one. */
  readonly root?: string;
  readonly siteUrl: string;
  /**
   * Whether the release is published with `noindex`, in which case open items are only reported.
   */
  readonly isNotYet: boolean;
  readonly log: (text: string) => void;
}

/**
 * Returns why the first release for a real origin can't be published while a "must" is open, or
 * null if it can. For later releases and with `isNotYet`, only logs the number of open ones.
 */
export async function launchRefusal(
  release: Release,
  isOpenThere = isOpenAt,
): Promise<string | null> {
  const { siteUrl, isNotYet, log, root } = release;
  if (!isRealOrigin(siteUrl)) return null;
  const items = await readLaunchItems(process.env, root);
  const musts = items.filter(({ group }) => group === "Must");
  if (musts.length === 0) return null;
  if (isNotYet || readLaunched(root).includes(siteUrl) || (await isOpenThere(siteUrl))) {
    log(`Still to do for this site: ${formatCount(musts.length, "thing")} (npm run launch-check).`);
    return null;
  }
  return (
    `Not published, because this would be the first release for ${siteUrl}. ${formatCount(musts.length, "thing")} to do before going live:\n` +
    `${launchText(musts)}` +
    "To publish it anyway, but hidden from search engines (noindex): npm run rebuild -- --not-yet"
  );
}

/**
 * Records that the site is public, unless the release has `noindex` or the origin isn't a real one.
 */
export function saveLaunched({ siteUrl, isNotYet, root }: Omit<Release, "log">): void {
  if (isNotYet || !isRealOrigin(siteUrl)) return;
  writeCacheFile(launchedFile(root), [...new Set([...readLaunched(root), siteUrl])]);
}

const launchedFile = (root = ".") => path.resolve(root, LAUNCHED_FILE);
const readLaunched = (root?: string): readonly string[] =>
  readCacheFile(origins, launchedFile(root)) ?? [];

/**
 * Returns whether this URL already serves a public site of this project. Needed if this machine's
 * record of launched sites is lost.
 */
export async function isOpenAt(siteUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(RESPONSE_MAX_MS);
    const page = await fetch(siteUrl, { signal });
    const posts = await fetch(siteUrl + RECENT_POSTS_ROUTE, { signal });
    if (!page.ok || !posts.ok || page.headers.has("x-robots-tag")) return false;
    return Array.isArray(await posts.json());
  } catch {
    return false;
  }
}
