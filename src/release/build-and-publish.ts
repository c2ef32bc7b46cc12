import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { LAST_VERSION } from "../content/model/report";
import { contentRoot, shownPath } from "../content-files/content-root";
import { HOST_DIRECTORY, REMOVED_FOLDER } from "../gatsby/outputs/hosts/edge-files";
import { policyOf } from "../gatsby/outputs/hosts/policy";
import { scanOutput } from "../gatsby/outputs/site-files";
import { readPublished, readPublishedRecords } from "../gatsby/report/build-record";
import { acceptContent } from "../gatsby/sourcing/accepted-documents";
import { contentChanges } from "../gatsby/sourcing/content-changes";
import { unreadableFiles } from "../gatsby/sourcing/good-files";
import type { Environment } from "../node/environment";
import { readCacheFile, writeCacheFile } from "../node/json-file";
import { REDIRECTS, REDIRECTS_FILE, type Redirect } from "../site/routes";
import { withBuildLock } from "./build-lock";
import { checkSite } from "./checks";
import {
  describeChanges,
  disappearing,
  fallenSections,
  removedPaths,
  retainedFiles,
  rewriteProblems,
  shortList,
  shrinkProblems,
  unconfirmedRemovals,
} from "./plan";
import {
  contentDigest,
  type ReleaseRecord,
  releasedFiles,
  releaseId,
  releaseRecord,
} from "./release-record";
import { openReleases, type ReleaseStore, writeRemoved } from "./release-store";
import { Refusal } from "./rollback";

/** Changes that a person may not want to publish. */
export interface Doubts {
  /** One line for each record or page that visitors would no longer find. */
  readonly disappearing: readonly string[];
  readonly warnings: readonly string[];
}

/** Record of the last accepted build, for sites that don't keep releases. */
const ACCEPTED_FILE = ".content-cache/accepted.json";

export interface RebuildOptions {
  /** Project folder that relative paths are resolved against. Defaults to the current folder. */
  readonly root?: string;
  readonly environment: Pick<
    Environment,
    | "releasesDirectory"
    | "releasesKept"
    | "siteUrl"
    | "browserContentApiUrl"
    | "newsletterUrl"
    | "pricingFormUrl"
    | "hasInbox"
    | "gaMeasurementId"
    | "notYet"
    | "drafts"
  >;
  /** Whether to publish even if a lot would disappear. */
  readonly allowShrink: boolean;
  /** Whether to publish even if many posts have mostly different text. */
  readonly allowRewrite: boolean;
  /**
   * Whether to keep nothing from earlier releases: no files for open tabs, and no release to roll
   * back to.
   */
  readonly purge: boolean;
  /**
   * Builds the site into `public/`. Resolves to false if the build failed. Calls `onStart` with the
   * id of each process that it starts.
   */
  readonly build: (onStart: (pid: number) => void) => Promise<boolean>;
  /** Returns why the built site can't be published yet, or null if it can. */
  readonly launchRefusal?: () => Promise<string | null>;
  /**
   * Asks a person whether to publish even though something would disappear. Called between the
   * checks and the switch. If no releases are kept, visitors see the build immediately, so this is
   * called before it. Without this function, small losses are published and large ones refused.
   */
  readonly confirm?: (doubts: Doubts) => Promise<boolean>;
  readonly log: (text: string) => void;
  readonly now: () => Date;
}

/**
 * Builds, checks and publishes the site. The current release stays online until the new one is
 * complete. Resolves to a line for each content file that couldn't be read, whose last good version
 * was published instead. Throws a `Refusal` if there's a reason not to publish.
 */
export async function rebuild(options: RebuildOptions): Promise<readonly string[]> {
  const { releasesDirectory, releasesKept, drafts } = options.environment;
  const { log, root = ".", confirm } = options;
  if (drafts) throw new Refusal(NO_DRAFTS);
  const unreadable = options.allowShrink ? [] : unreadableFiles(root);
  if (unreadable.length > 0) {
    throw new Refusal(
      `Not built, because these files can’t be read and no earlier version of them was published:\n${shortList(unreadable, "  ")}\n` +
        `Fix them.${confirm ? "" : " To publish without them: npm run rebuild -- --allow-shrink"}`,
    );
  }
  await withBuildLock(root, async (shareWith) => {
    const store = releasesDirectory ? openReleases(path.resolve(root, releasesDirectory)) : null;
    store?.prune(releasesKept); // also removes an unfinished release
    const servedId = store?.current() ?? null;
    const before = store
      ? store.record(servedId)
      : readCacheFile(releaseRecord, path.resolve(root, ACCEPTED_FILE));
    const wasAsked = !store && (await agree({ disappearing: removedFiles(root), warnings: [] }));
    // If this process is killed, its build keeps running, and no other build may start until it has
    // ended.
    if (!(await options.build(shareWith)))
      throw new Refusal(confirm ? "The build failed." : "The build failed. The reason is above.");

    const allowShrink = options.allowShrink || wasAsked;
    const content = await describeBuild(before, { ...options, allowShrink });
    const refusal = await options.launchRefusal?.();
    if (refusal) throw new Refusal(refusal);
    const id = releaseId(options.now(), content.content, store?.list().at(-1) ?? null);
    const built = { id, ...content };
    log(describeChanges(before, built));
    const isAgreed = store !== null && (await agree(doubtsOf(before, built, root)));
    const next = isAgreed ? { ...built, unconfirmed: [] } : built;
    if (!store) {
      writeRemoved(path.resolve(root, HOST_DIRECTORY, REMOVED_FOLDER), next.gone);
      writeCacheFile(path.resolve(root, ACCEPTED_FILE), next);
    } else if (before?.content === next.content && !options.purge) {
      log(`Nothing has changed since release ${before.id}, which stays online.`);
    } else await store.withLock(() => publish(store, next, servedId, options));
    acceptContent(root);
  });

  /** Returns whether a person was asked and agreed. Throws if the person refused. */
  async function agree(doubts: Doubts): Promise<boolean> {
    if (!confirm || doubts.disappearing.length + doubts.warnings.length === 0) return false;
    if (await confirm(doubts)) return true;
    throw new Refusal("Not published, as you chose.");
  }

  return readReport(root).issues.flatMap(({ item, problem, shown }) =>
    shown === LAST_VERSION ? [`${item} ${problem}`] : [],
  );
}

const NO_DRAFTS =
  "Not built, because DRAFTS is 1 and drafts must not be published. Unset DRAFTS to publish, or run " +
  "DRAFTS=1 npm run build for a preview in public/.";

/** Describes the built site as a release. Throws a `Refusal` if a check fails. */
async function describeBuild(
  before: ReleaseRecord | null,
  { root = ".", environment, allowShrink, allowRewrite, confirm, log }: RebuildOptions,
): Promise<Omit<ReleaseRecord, "id">> {
  const publicDirectory = path.resolve(root, "public");
  const { files: built } = await scanOutput(publicDirectory);
  const { headers, violations: policyViolations } = policyOf(built, environment);
  const files = releasedFiles(built);
  const redirects = readRedirects(publicDirectory);
  const content = {
    files,
    posts: [...(readPublished(root) ?? [])],
    records: [...readPublishedRecords(root)],
    redirected: redirects.map(({ from }) => from),
    sections: [...readReport(root).sections],
  };
  const isAskedLater = confirm && environment.releasesDirectory;
  if (!isAskedLater && !allowShrink) {
    askPerson("disappear", shrinkProblems(before, content), "--allow-shrink");
  }
  if (!isAskedLater && !allowRewrite) {
    askPerson("be rewritten", rewriteProblems(before, content), "--allow-rewrite");
  }
  const { siteUrl } = environment;
  const checked = { publicDirectory, siteUrl, files, before, policyViolations, redirects };
  const { problems, remarks } = await checkSite(checked);
  for (const remark of remarks.slice(0, 20)) log(`To fix: ${remark}`);
  if (problems.length > 0) {
    const list = shortList(problems, "  ");
    throw new Refusal(`Not published, because the build isn’t complete:\n${list}`);
  }
  const gone = removedPaths(before, content);
  const unconfirmed = allowShrink ? [] : unconfirmedRemovals(before, content);
  const digest = contentDigest({ files, gone, headers });
  return {
    content: digest,
    ...content,
    unconfirmed,
    gone,
    headers,
    hasInbox: environment.hasInbox,
  };
}

/** Returns one line for each published content file that the next build would no longer publish. */
const removedFiles = (root: string): readonly string[] =>
  (contentChanges(root) ?? [])
    .filter(({ kind }) => kind === "removed")
    .map(({ title, path: name }) => {
      const file = shownPath(path.resolve(root, contentRoot(root)), name);
      return title ? `“${title}” (${file})` : file;
    });

function doubtsOf(before: ReleaseRecord | null, now: ReleaseRecord, root: string): Doubts {
  const pages = disappearing(before, now);
  const titleOf = (line: string) => /^“.*”/.exec(line)?.[0];
  const titles = new Set(pages.map(titleOf));
  // records without pages, such as team members
  const others = removedFiles(root).filter((line) => !titles.has(titleOf(line)));
  return {
    disappearing: [...pages, ...others],
    warnings: [...fallenSections(before, now), ...rewriteProblems(before, now)],
  };
}

function askPerson(change: string, problems: readonly string[], flag: string): void {
  if (problems.length === 0) return;
  throw new Refusal(
    `Not published, because a lot would ${change}:\n${shortList(problems, "  ")}\n` +
      `If that’s what you want, run: npm run rebuild -- ${flag}`,
  );
}

async function publish(
  store: ReleaseStore,
  next: ReleaseRecord,
  servedId: string | null,
  options: Pick<RebuildOptions, "root" | "environment" | "log" | "purge">,
): Promise<void> {
  const { root = ".", purge, environment } = options;
  const { releasesKept } = environment;
  if (store.current() !== servedId) {
    throw new Refusal(
      `Not published, because release ${store.current()} replaced ${servedId} during the build. ` +
        "Run the rebuild again if you still want to publish.",
    );
  }
  store.prepare(next, {
    publicDirectory: path.resolve(root, "public"),
    like: store.record(servedId),
    retained: retainedFiles(next.files, purge ? [] : store.records().slice(0, releasesKept)),
  });
  store.switchTo(next.id);
  store.prune(purge ? 1 : releasesKept);
  options.log(`Now serving release ${next.id}.`);
}

const redirectsFile = v.array(v.object({ from: v.string(), to: v.string() }));

/** Falls back to the fixed redirects if the build didn't write any. */
const readRedirects = (publicDirectory: string): readonly Redirect[] =>
  readCacheFile(redirectsFile, path.join(publicDirectory, REDIRECTS_FILE)) ?? REDIRECTS;

const contentReport = v.object({
  sections: releaseRecord.entries.sections,
  issues: v.array(v.object({ item: v.string(), problem: v.string(), shown: v.string() })),
});

function readReport(root: string): v.InferOutput<typeof contentReport> {
  const file = path.resolve(root, "reports/content.json");
  return v.parse(contentReport, JSON.parse(readFileSync(file, "utf8")));
}
