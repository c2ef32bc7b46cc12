import { oneLine } from "../site/errors";
import { REBUILD_WAIT_MS } from "../site/limits";

/** Milliseconds between two checks of whether a change is due: well within the minute. */
const DUE_CHECK_MS = 20_000;

/** State of a watcher. All times in ms since 1970. */
export interface WatchState {
  /** Phase of the watcher; `failed` is idle after a build that was not published. */
  readonly phase: "idle" | "waiting" | "building" | "failed";
  /** Start of the next build while waiting, else null. */
  readonly dueAt: number | null;
  /** Start of the present build while building, else null. */
  readonly startedAt: number | null;
  /** First call, while building, for a build that includes changes which the present one may have missed. */
  readonly calledAgainAt: number | null;
  /** The last build that ended; `problem` null: it was published, or nothing had changed. */
  readonly last: { readonly endedAt: number; readonly problem: string | null } | null;
}

export interface WatchEvent {
  readonly kind: "called" | "due" | "ended";
  readonly at: number;
  /** Reason why a build that has ended was not published; null: it was. */
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
 * Reduces an event. All calls within a second of the first make one build; calls during a build make
 * exactly one more, a second after the first of them or when the build ends, whichever is later.
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

/** Clock of a watcher; it is a parameter, so that tests need no waiting. */
export interface WatchClock {
  readonly now: () => number;
  /** Runs once after `ms`; returns its cancel function. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export interface WatcherOptions {
  /** Runs one rebuild; resolves to the reason why it was not published, or null. */
  readonly build: () => Promise<string | null>;
  /** Milliseconds after the end of a build when the next one is called for. */
  readonly intervalMs: number;
  /** Returns whether content has changed by itself, called at intervals; default: never. */
  readonly isDue?: (nowMs: number) => boolean;
  /** Milliseconds for which calls are collected; default: 1 s. */
  readonly waitMs?: number;
  readonly clock: WatchClock;
  readonly log: (line: string) => void;
}

/** Starts builds, one at a time; one immediately, because a call may have been lost before. */
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
  /** Checks whether a change is due; a timer for its moment would miss a clock that is put right meanwhile. */
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
    /** Stops the watcher: no build begins from then on. */
    close: () => {
      isClosed = true;
      cancel();
      cancelCheck();
    },
  };
}
