import { REBUILD_WAIT_MS } from "../site/limits";

/** What a watcher is doing. All times in ms since 1970. */
export interface WatchState {
  /** `failed` is idle after a build that was not published. */
  readonly phase: "idle" | "waiting" | "building" | "failed";
  /** While waiting: when the build begins. */
  readonly dueAt: number | null;
  /** While building: since when. */
  readonly startedAt: number | null;
  /** While building: the first call for a build that will see what this one may have missed. */
  readonly calledAgainAt: number | null;
  /** The last build that ended; `problem` null: it was published, or nothing had changed. */
  readonly last: { readonly endedAt: number; readonly problem: string | null } | null;
}

export type WatchEvent =
  | { readonly kind: "called"; readonly at: number }
  | { readonly kind: "due"; readonly at: number }
  | { readonly kind: "ended"; readonly at: number; readonly problem: string | null };

export const IDLE: WatchState = {
  phase: "idle",
  dueAt: null,
  startedAt: null,
  calledAgainAt: null,
  last: null,
};

/**
 * What follows from an event. All calls within 30 s of the first make one build; calls during a build
 * make exactly one more, 30 s after the first of them or when the build ends, whichever is later.
 */
export function afterEvent(
  state: WatchState,
  event: WatchEvent,
  waitMs = REBUILD_WAIT_MS,
): WatchState {
  const { at } = event;
  switch (event.kind) {
    case "called":
      if (state.phase === "waiting") return state;
      if (state.phase === "building") {
        return { ...state, calledAgainAt: state.calledAgainAt ?? at };
      }
      return { ...state, phase: "waiting", dueAt: at + waitMs };
    case "due":
      if (state.phase !== "waiting") return state;
      return { ...state, phase: "building", dueAt: null, startedAt: at };
    case "ended": {
      if (state.phase !== "building") return state;
      const { problem } = event;
      const ended: WatchState = {
        ...IDLE,
        phase: problem === null ? "idle" : "failed",
        last: { endedAt: at, problem },
      };
      if (state.calledAgainAt === null) return ended;
      const dueAt = Math.max(at, state.calledAgainAt + waitMs);
      return { ...ended, phase: "waiting", dueAt };
    }
  }
}
