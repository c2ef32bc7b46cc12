import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "../gatsby/cache-file";
import type { Environment } from "../gatsby/environment";
import { policyOf } from "../gatsby/outputs/hosts/policy";
import { HOST_DIRECTORY, REMOVED_FOLDER } from "../gatsby/outputs/hosts/write-host-files";
import { scanOutput } from "../gatsby/outputs/site-files";
import { readPublished } from "../gatsby/report/build-record";
import { acceptLiveDocuments } from "../gatsby/sourcing/accepted-documents";
import { checkSite } from "./checks";
import { checkLock, withLock } from "./lock";
import { commonHeaders, writeNginxFiles } from "./nginx-files";
import {
  describeChanges,
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
} from "./release";
import { openReleases, RELEASES_LOCK, type ReleaseStore, writeRemoved } from "./store";

/** Record of the last accepted build where no releases are kept. */
const ACCEPTED_FILE = ".content-cache/accepted.json";
const BUILD_LOCK = ".content-cache/rebuild.lock";
const HOST_FOLDER = "host";

/** A rebuild that was not published. The message gives the reason to a person. */
export class Refusal extends Error {}

export interface RebuildOptions {
  readonly environment: Pick<
    Environment,
    | "releasesDirectory"
    | "releasesKept"
    | "releasesReload"
    | "siteUrl"
    | "browserContentApiUrl"
    | "newsletterUrl"
    | "gaMeasurementId"
  >;
  /** Publishes although much would vanish. */
  readonly allowShrink: boolean;
  /** Publishes although most words of many posts changed. */
  readonly allowRewrite: boolean;
  /** Leaves nothing of earlier releases: neither files for open tabs nor a release to go back to. */
  readonly purge: boolean;
  /** Builds the site into `public/`, calling back with each process; resolves to whether it succeeded. */
  readonly build: (onStart: (pid: number) => void) => Promise<boolean>;
  /** Makes nginx read its configuration again; resolves to a problem, or null. */
  readonly reload: (command: string) => Promise<string | null>;
  readonly log: (text: string) => void;
  readonly now: () => Date;
}
type PublishOptions = Pick<RebuildOptions, "environment" | "reload" | "log">;

/**
 * Builds, checks and publishes. Throws a `Refusal` when there is a reason not to publish; the release
 * that is served always stays as it is until the new one is complete.
 */
export async function rebuild(options: RebuildOptions): Promise<void> {
  const { releasesDirectory, releasesKept } = options.environment;
  const { log } = options;
  await withLock(path.resolve(BUILD_LOCK), async (shareWith) => {
    const store = releasesDirectory ? openReleases(path.resolve(releasesDirectory)) : null;
    store?.prune(releasesKept); // also removes an unfinished release
    const servedId = store?.current() ?? null;
    const before = store
      ? store.record(servedId)
      : readCacheFile(releaseRecord, path.resolve(ACCEPTED_FILE));
    // A build outlives this process if it is killed; nobody else may build until it has ended too.
    if (!(await options.build(shareWith))) throw new Refusal("The build failed; see above.");

    const content = await describeBuild(before, options);
    const id = releaseId(options.now(), content.content, store?.list().at(-1) ?? null);
    const next = { id, ...content };
    log(describeChanges(before, next));
    if (!store) {
      writeRemoved(path.resolve(HOST_DIRECTORY, REMOVED_FOLDER), next.gone);
      writeCacheFile(path.resolve(ACCEPTED_FILE), next);
    } else if (before?.content === next.content && !options.purge) {
      log(`Nothing differs from release ${before.id}, which stays.`);
    } else await store.withLock(() => publish(store, next, servedId, options));
    acceptLiveDocuments();
  });
}

/** Throws what would keep every rebuild from beginning or publishing; one that runs is no problem. */
export function checkLocks(releasesDirectory: string | null): void {
  checkLock(path.resolve(BUILD_LOCK));
  if (releasesDirectory) checkLock(path.resolve(releasesDirectory, RELEASES_LOCK));
}

/** Goes back to the release before the current one. Throws a `Refusal` when there is none. */
export async function rollback(options: PublishOptions): Promise<void> {
  const { releasesDirectory } = options.environment;
  if (!releasesDirectory) throw new Refusal("RELEASES_DIR is not set: there are no releases.");
  const store = openReleases(path.resolve(releasesDirectory));
  await store.withLock(async () => {
    const served = store.current();
    const previous = store.records().find(({ id }) => served !== null && id < served);
    if (!previous) throw new Refusal("There is no earlier release to go back to.");
    await prepareNginx(store, previous, options);
    store.switchTo(previous.id);
    options.log(`Now serving release ${previous.id} instead of ${served}.`);
  });
}

/** Describes the built site as a release; throws a `Refusal` where it fails a check. */
async function describeBuild(
  before: ReleaseRecord | null,
  { environment, allowShrink, allowRewrite, log }: RebuildOptions,
): Promise<Omit<ReleaseRecord, "id">> {
  const publicDirectory = path.resolve("public");
  const { files: built } = await scanOutput(publicDirectory);
  const { headers, violations: policyViolations } = policyOf(built, environment);
  const files = releasedFiles(built);
  const content = { files, posts: [...(readPublished() ?? [])], sections: readSections() };
  if (!allowShrink) askPerson("vanish", shrinkProblems(before, content), "--allow-shrink");
  if (!allowRewrite) {
    askPerson("be rewritten", rewriteProblems(before, content), "--allow-rewrite");
  }
  const { siteUrl } = environment;
  const checked = { publicDirectory, siteUrl, files, before, policyViolations };
  const { problems, remarks } = await checkSite(checked);
  for (const remark of remarks.slice(0, 20)) log(`To mend: ${remark}`);
  if (problems.length > 0) {
    const list = shortList(problems, "  ");
    throw new Refusal(`Not published, because the build is not complete:\n${list}`);
  }
  const gone = removedPaths(before, content);
  const unconfirmed = allowShrink ? [] : unconfirmedRemovals(before, content);
  const digest = contentDigest({ files, gone, headers });
  return { content: digest, ...content, unconfirmed, gone, headers };
}

function askPerson(change: string, problems: readonly string[], flag: string): void {
  if (problems.length === 0) return;
  throw new Refusal(
    `Not published, because much would ${change}:\n${shortList(problems, "  ")}\n` +
      `If that is what you want: npm run rebuild -- ${flag}`,
  );
}

async function publish(
  store: ReleaseStore,
  next: ReleaseRecord,
  servedId: string | null,
  options: PublishOptions & Pick<RebuildOptions, "purge">,
): Promise<void> {
  const { purge, environment } = options;
  const { releasesKept } = environment;
  if (store.current() !== servedId) {
    throw new Refusal(
      `Not published: ${store.current()} has been put in place of ${servedId} meanwhile. ` +
        "Run the rebuild again if its content is still wanted.",
    );
  }
  store.prepare(next, {
    publicDirectory: path.resolve("public"),
    like: store.record(servedId),
    retained: retainedFiles(next.files, purge ? [] : store.records().slice(0, releasesKept)),
  });
  try {
    await prepareNginx(store, next, options);
  } catch (error) {
    store.discard(next.id);
    throw error;
  }
  store.switchTo(next.id);
  store.prune(purge ? 1 : releasesKept);
  options.log(`Now serving release ${next.id}.`);
}

/** Makes nginx send the policy of `release` before it serves its pages. */
async function prepareNginx(
  store: ReleaseStore,
  release: ReleaseRecord,
  { environment, reload, log }: PublishOptions,
): Promise<void> {
  const { releasesReload } = environment;
  const earlier = store.records().map(({ headers }) => headers);
  const directory = path.join(store.directory, HOST_FOLDER);
  const nginx = writeNginxFiles(directory, commonHeaders(release.headers, earlier));
  if (!nginx.isNew) return;
  const problem = releasesReload && (await reload(releasesReload));
  if (problem) throw new Refusal(`Not published: “${releasesReload}” failed: ${problem}`);
  nginx.markApplied();
  if (releasesReload) return;
  log(
    `The headers for nginx have changed (${directory}). If nginx serves the site, reload it now, ` +
      "and set RELEASES_RELOAD so that it happens by itself.",
  );
}

const contentReport = v.object({ sections: releaseRecord.entries.sections });

function readSections(): ReleaseRecord["sections"] {
  const file = path.resolve("reports/content.json");
  return v.parse(contentReport, JSON.parse(readFileSync(file, "utf8"))).sections;
}
