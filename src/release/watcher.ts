import { oneLine } from "../site/errors";
import { REBUILD_WAIT_MS } from "../site/limits";

/** Interval between checks for due changes, in ms. Changes take effect within a minute. */
const DUE_CHECK_MS = 20_000;

/** All times are in ms since 1970. */
export interface WatchState {
  /** `failed`: idle after a build that wasn't published. */
  readonly phase: "idle" | "waiting" | "building" | "failed";
  /** When the next build starts. Null unless waiting. */
  readonly dueAt: number | null;
  /** When the current build started. Null unless building. */
  readonly startedAt: number | null;
  /**
   * When the first call during the current build arrived. The build may have missed that change, so
   * another build follows.
   */
  readonly calledAgainAt: number | null;
  /** The last finished build. `problem` is null if it was published or nothing had changed. */
  readonly last: { readonly endedAt: number; readonly problem: string | null } | null;
}

export interface WatchEvent {
  readonly kind: "called" | "due" | "ended";
  readonly at: number;
  /** Why a finished build wasn't published. Null if it was. */
  readonly problem?: string | null;
}

export const IDLE: WatchState = {
  phase: "idle",
  dueAt: null,
  startedAt: null,
  calledAgainAt: null,
  last: null,
};

/**
 * Returns the state after an event. Calls within `waitMs` of the first one share a build. Calls
 * during a build cause exactly one more, which starts `waitMs` after the first of them or when the
 * build ends, whichever is later.
 */
export function watcherReducer(
  state: WatchState,
  { kind, at, problem = null }: WatchEvent,
  waitMs = REBUILD_WAIT_MS,
): WatchState {
  const { phase, calledAgainAt } = state;
  if (kind === "called" && phase === "building") {
    return { ...state, calledAgainAt: calledAgainAt ?? at };
  }
  if (kind === "called" && phase !== "waiting") {
    return { ...state, phase: "waiting", dueAt: at + waitMs };
  }
  if (kind === "due" && phase === "waiting") {
    return { ...state, phase: "building", dueAt: null, startedAt: at };
  }
  if (kind !== "ended" || phase !== "building") return state;
  const ended = { ...IDLE, last: { endedAt: at, problem } };
  if (calledAgainAt === null) return { ...ended, phase: problem === null ? "idle" : "failed" };
  return { ...ended, phase: "waiting", dueAt: Math.max(at, calledAgainAt + waitMs) };
}

/** Clock and timers, which are injected so that tests don't have to wait. */
export interface WatchClock {
  readonly now: () => number;
  /** Runs once after `ms`. Returns a cancel function. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export interface WatcherOptions {
  /** Runs a rebuild. Resolves to the reason it wasn't published, or null. */
  readonly build: () => Promise<string | null>;
  /** Time in ms from the end of a build to the next regular one. */
  readonly intervalMs: number;
  /**
   * Returns whether content has changed without an edit. Called at intervals. Defaults to never.
   */
  readonly isDue?: (nowMs: number) => boolean;
  /** How long calls are collected into one build, in ms. Defaults to 1,000. */
  readonly waitMs?: number;
  readonly clock: WatchClock;
  readonly log: (line: string) => void;
}

/**
 * Starts the watcher, which runs one build at a time. The first one starts immediately, because a
 * call may have been missed while nothing was watching.
 */
export function startWatcher(options: WatcherOptions) {
  const { build, intervalMs, waitMs, clock, log, isDue = () => false } = options;
  let state = IDLE;
  let cancelCheck: () => void = () => undefined;
  let cancel: () => void = () => undefined;
  let isClosed = false;

  const handle = (kind: WatchEvent["kind"], problem?: string | null) => {
    const before = state;
    state = watcherReducer(state, { kind, at: clock.now(), problem }, waitMs);
    if (isClosed || state.phase === before.phase) return;
    cancel();
    if (state.phase === "building") return void run();
    const { dueAt } = state;
    cancel =
      dueAt === null
        ? clock.after(intervalMs, call)
        : clock.after(Math.max(0, dueAt - clock.now()), () => handle("due"));
  };
  const call = () => handle("called");
  const run = async () => {
    const problem = await build().catch(oneLine);
    log(problem === null ? "Rebuild done." : `Rebuild not published: ${problem}`);
    handle("ended", problem);
  };
  /** Polls, because a timer set for the due time would be wrong after the clock is corrected. */
  const checkDue = () => {
    const isResting = state.phase === "idle" || state.phase === "failed";
    if (isResting && isDue(clock.now())) call();
    cancelCheck = clock.after(DUE_CHECK_MS, checkDue);
  };

  call();
  checkDue();
  return {
    call,
    state: () => state,
    /** Prevents any further build from starting. */
    close: () => {
      isClosed = true;
      cancel();
      cancelCheck();
    },
  };
}
