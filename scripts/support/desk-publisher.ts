import { once } from "node:events";
import path from "node:path";
import * as v from "valibot";
import { placeOf } from "../../desk/collections";
import type { PublishChange, PublishRun, PublishState } from "../../desk/publish-state";
import { RUN_AGAIN } from "../../src/content-files/content-root";
import { readReport } from "../../src/gatsby/report/build-record";
import { issueInWords } from "../../src/gatsby/report/report-text";
import { contentChanges } from "../../src/gatsby/sourcing/content-changes";
import { releaseTime } from "../../src/release/release-record";
import { openReleases, type ReleaseStore } from "../../src/release/release-store";
import { previousRelease, rollback } from "../../src/release/rollback";
import { oneLine } from "../../src/site/errors";
import { spawnGroup } from "./process-group";
import { PUBLISH_ANYWAY, rebuildMessage } from "./rebuild-messages";

/**
 * Exit codes of a rebuild that published. 3 means that some files are unreadable, as the report
 * says.
 */
const PUBLISHED: readonly unknown[] = [0, 3];
/** Limit for a failed build's error text. */
const DETAILS_MAX_CHARS = 4_000;

interface PublisherOptions {
  /** The project's folder. Defaults to the current one. */
  readonly project?: string;
  /** Arguments for Node that run `npm run rebuild -- --for-desk`. */
  readonly command: readonly string[];
  /** Environment of the rebuild, which reads `.env` itself. */
  readonly env: NodeJS.ProcessEnv;
  readonly releasesDirectory: string | null;
  readonly siteUrl: string;
}

export type Publisher = ReturnType<typeof createPublisher>;

/**
 * Handles publishing and undoing for the desk, one run at a time, with the same rebuild and
 * rollback as on the command line.
 */
export function createPublisher(options: PublisherOptions) {
  const { project = ".", command, env, releasesDirectory, siteUrl } = options;
  const store = releasesDirectory ? openReleases(path.resolve(project, releasesDirectory)) : null;
  const undone = (): PublishRun => ({
    phase: "undone",
    madeAt: releaseTime(store?.current() ?? ""),
  });
  let latest: PublishRun = store && isUndone(store) ? undone() : { phase: "idle" };
  let run = 0;
  let rebuild: ReturnType<typeof spawnGroup> | null = null;
  const isBusy = () => ["publishing", "asking", "undoing"].includes(latest.phase);

  const changes = (): readonly PublishChange[] | null =>
    contentChanges(project)?.map(({ kind, path: file, title }) => {
      const place = placeOf(file);
      const url = place && kind !== "removed" ? siteUrl + place.page : null;
      return { kind, title: place?.label ?? (title || file), url };
    }) ?? null;

  async function publish(): Promise<void> {
    const startedAt = performance.now();
    const published = changes();
    let refusal: string | null = null;
    let errors = "";
    let hasBuilt = false;
    run += 1;
    latest = { phase: "publishing", step: "Checking content" };
    rebuild = spawnGroup(command, {
      cwd: project,
      env,
      stdio: ["ignore", "inherit", "pipe"],
      isFork: true,
    });
    const { child } = rebuild;
    child.on("message", (sent) => {
      const { success, output } = v.safeParse(rebuildMessage, sent);
      if (!success) return;
      const { kind, ...message } = output;
      if ("reason" in message) refusal = message.reason;
      else if ("step" in message) latest = { phase: "publishing", ...message };
      else latest = { phase: "asking", run, ...message };
      hasBuilt ||= kind === "step";
    });
    child.stderr?.setEncoding("utf8").on("data", (part: string) => {
      process.stderr.write(part);
      errors += part;
    });
    const [code] = await once(child, "close");
    rebuild = null;
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    latest = PUBLISHED.includes(code)
      ? {
          phase: "published",
          seconds,
          changes: published,
          report: readReport(project).issues.map(issueInWords),
        }
      : failure(
          refusal ?? (errors.trim() || "It was stopped before it finished."),
          errors,
          !store && hasBuilt,
        );
  }

  async function undo(): Promise<void> {
    latest = { phase: "undoing" };
    try {
      await rollback({ root: project, releasesDirectory, log: () => undefined });
      latest = undone();
    } catch (error) {
      latest = { phase: "failed", reason: `Nothing was undone. ${oneLine(error)}`, details: "" };
    }
  }

  /** Starts `work` unless a publish or undo is already running. Returns whether it started. */
  const begin = (work: () => Promise<void>): boolean => {
    if (isBusy()) return false;
    void work().catch((error) => {
      latest = failure(oneLine(error), "", false);
    });
    return true;
  };

  return {
    publish: () => begin(publish),
    undo: () => begin(undo),
    /** Answers a publish's question. Returns false if that question is no longer open. */
    answer: (number: number, isWanted: boolean): boolean => {
      if (latest.phase !== "asking" || latest.run !== number) return false;
      latest = { phase: "publishing", step: isWanted ? "Putting it online" : "Stopping" };
      rebuild?.child.send(isWanted ? PUBLISH_ANYWAY : "stop");
      return true;
    },
    state: (): PublishState => ({
      latest,
      unpublished: changes(),
      siteUrl,
      hasReleases: store !== null,
      canUndo: store !== null && previousRelease(store) !== null,
    }),
    /** Stops a running rebuild. If releases are kept, visitors still see the current one. */
    close: async (): Promise<void> => {
      if (!rebuild) return;
      const ended = once(rebuild.child, "close");
      rebuild.end();
      await ended;
    },
  };
}

/**
 * Returns whether the served release isn't the newest one, as after an undo. The content files
 * don't reveal that.
 */
function isUndone(store: ReleaseStore): boolean {
  const served = store.current();
  return served !== null && served !== store.list().at(-1);
}

function failure(reason: string, errors: string, isHalfDone: boolean): PublishRun {
  const details = errors.replace(reason, "").trim().slice(-DETAILS_MAX_CHARS);
  const why = reason.replace(RUN_AGAIN, "Fix it and publish again.");
  if (isHalfDone) {
    const advice = "The site in public/ may be incomplete until you publish again.";
    return { phase: "failed", reason: `${advice} ${why}`, details };
  }
  const isSaid = /^(?:Not|Nothing) /.test(why);
  return { phase: "failed", reason: isSaid ? why : `Nothing was published. ${why}`, details };
}
