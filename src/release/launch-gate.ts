import path from "node:path";
import * as v from "valibot";
import { contentRoot } from "../content-files/content-root";
import { readShown } from "../gatsby/report/shown";
import { type InboxSettings, readInboxSettings } from "../inbox/inbox-settings";
import { readEnvironment } from "../node/environment";
import { readCacheFile, writeCacheFile } from "../node/json-file";
import { isReservedHost } from "../site/reserved-host";
import { RECENT_POSTS_ROUTE } from "../site/routes";
import type { LaunchItem } from "./launch-item";
import { launchItems, launchText } from "./launch-items";
import { answersPosts, sendsHsts } from "./probes";
import { readSample, readSignedOff } from "./read-launch";

/** Path of the origins that a release was published for without `--not-yet`. */
const LAUNCHED_FILE = ".content-cache/launched.json";
const origins = v.array(v.string());
const ANSWER_MAX_MS = 10_000;

/** Returns the launch check's items for the last build of the project in `root`. Throws when nothing was built. */
export async function readLaunchItems(
  environment: NodeJS.ProcessEnv = process.env,
  root = ".",
): Promise<readonly LaunchItem[]> {
  const shown = readShown(root);
  if (!shown)
    throw new Error("Nothing has been built yet, and the check reads what is built: npm run build");
  const { siteUrl, contentApiUrl } = shown.settings;
  const { isForWorkers: isEdge, contentApiTimeoutMs } = readEnvironment(environment);
  const inbox = readInbox(environment);
  const mail = isEdge ? null : hostOf(inbox?.mail?.smtpUrl);
  const webhook = hostOf(inbox?.webhook?.url);
  return launchItems({
    shown,
    sample: readSample(root),
    signedOff: readSignedOff(path.resolve(root, contentRoot(root))),
    // the host's settings are unknown where the site is built for another machine
    channels: mail || webhook || !inbox || !environment.CI ? { mail, webhook } : null,
    isEdge,
    hasHsts: siteUrl.startsWith("https://") && isRealOrigin(siteUrl) && (await sendsHsts(siteUrl)),
    isApiUp: contentApiUrl === null || (await answersPosts(contentApiUrl, contentApiTimeoutMs)),
  });
}

/** Returns the settings of the inbox; null where they are wrong or half of a channel: no host starts with them. */
function readInbox(environment: NodeJS.ProcessEnv): InboxSettings | null {
  try {
    return readInboxSettings(environment);
  } catch {
    return null;
  }
}

/** Returns the host of a URL; null without one. The rest of it may have a password. */
const hostOf = (url: string | undefined): string | null => (url ? new URL(url).hostname : null);

/**
 * Returns whether visitors may come to an origin: not to one of examples, of tests, or of this machine or its network.
 */
export function isRealOrigin(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  const isOfMachine = /(?:^|\.)(?:test|localhost|local|internal)$|^[\d.]+$|^\[/.test(hostname);
  return !isOfMachine && !isReservedHost(hostname);
}

interface Release {
  /** Folder of the project; default: the current one. */
  readonly root?: string;
  readonly siteUrl: string;
  /** Whether the release is published under `noindex`: open items are only reported then. */
  readonly isNotYet: boolean;
  readonly log: (text: string) => void;
}

/**
 * Reports open items before a release for a real origin. Returns the reason why the first one is not published while a
 * "must" is open; null: it may be. A later release is never held back.
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
    log(`Open before this site is whole: ${musts.length} (npm run launch-check).`);
    return null;
  }
  return (
    `Not published: this would be the first release for ${siteUrl}, and ${musts.length} things must be done before.\n` +
    `${launchText(musts)}` +
    "To publish it under noindex, so that no search engine lists it: npm run rebuild -- --not-yet"
  );
}

/** Remembers that the site is open to everybody. */
export function saveLaunched({ siteUrl, isNotYet, root }: Omit<Release, "log">): void {
  if (isNotYet || !isRealOrigin(siteUrl)) return;
  writeCacheFile(launchedFile(root), [...new Set([...readLaunched(root), siteUrl])]);
}

const launchedFile = (root = ".") => path.resolve(root, LAUNCHED_FILE);
const readLaunched = (root?: string): readonly string[] =>
  readCacheFile(origins, launchedFile(root)) ?? [];

/** Returns whether the URL serves a site of this project to everybody: this machine's own record may have been lost. */
export async function isOpenAt(siteUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MAX_MS);
    const page = await fetch(siteUrl, { signal });
    const posts = await fetch(siteUrl + RECENT_POSTS_ROUTE, { signal });
    if (!page.ok || !posts.ok || page.headers.has("x-robots-tag")) return false;
    return Array.isArray(await posts.json());
  } catch {
    return false;
  }
}
