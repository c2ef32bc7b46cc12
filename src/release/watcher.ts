import { oneLine } from "../server/errors";
import { afterEvent, IDLE, type WatchEvent, type WatchState } from "./watch-state";

/** Time as a parameter, so that tests need no waiting. */
export interface WatchClock {
  readonly now: () => number;
  /** Runs once after `ms`; answers how to cancel it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export interface WatcherOptions {
  /** One rebuild; resolves to why it was not published, or null. */
  readonly build: () => Promise<string | null>;
  /** A build is called for this long after the last one has ended. */
  readonly intervalMs: number;
  /** How long calls are collected; default: 30 s. */
  readonly waitMs?: number;
  readonly clock: WatchClock;
  readonly log: (line: string) => void;
}

export interface Watcher {
  readonly call: () => void;
  readonly state: () => WatchState;
  /** Lets nothing new begin. */
  readonly close: () => void;
}

/**
 * Starts builds, one at a time. It begins with one, because a call may have been lost while nobody
 * was watching.
 */
export function startWatcher(options: WatcherOptions): Watcher {
  const { build, intervalMs, waitMs, clock, log } = options;
  let state = IDLE;
  let cancel: () => void = () => undefined;
  let isClosed = false;

  const handle = (event: WatchEvent) => {
    const before = state;
    state = afterEvent(state, event, waitMs);
    if (state === before || isClosed || state.phase === before.phase) return;
    cancel();
    cancel = () => undefined;
    if (state.phase === "building") return void run();
    const isWaiting = state.dueAt !== null;
    const ms = isWaiting ? Math.max(0, (state.dueAt ?? 0) - clock.now()) : intervalMs;
    cancel = clock.after(ms, () => handle({ kind: isWaiting ? "due" : "called", at: clock.now() }));
  };

  const run = async () => {
    const problem = await build().catch(oneLine);
    log(problem === null ? "Rebuild done." : `Rebuild not published: ${problem}`);
    handle({ kind: "ended", at: clock.now(), problem });
  };

  handle({ kind: "called", at: clock.now() });
  return {
    call: () => handle({ kind: "called", at: clock.now() }),
    state: () => state,
    close: () => {
      isClosed = true;
      cancel();
    },
  };
}
