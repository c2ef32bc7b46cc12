import * as React from "react";
import { type Clock, systemClock } from "../../../hooks/clock";
import { useLatest } from "../../../hooks/use-latest";
import { useReducedMotion } from "../../../hooks/use-motion-preference";
import {
  HERO_DELETE_MS,
  HERO_PAUSE_MS,
  HERO_TRANSITION_MS,
  HERO_TYPE_MS,
  HERO_WAIT_MS,
} from "../../../site/limits";

/** `changing`: the next service comes in, before its title is typed. */
export type HeroPhase = "typing" | "waiting" | "deleting" | "complete" | "changing";

/** `length` characters of title `index` are on screen. */
export interface HeroState {
  readonly index: number;
  readonly length: number;
  readonly phase: HeroPhase;
}

/** How long one state of each phase lasts. */
const PHASE_MS: Readonly<Record<HeroPhase, number>> = {
  typing: HERO_TYPE_MS,
  waiting: HERO_WAIT_MS,
  deleting: HERO_DELETE_MS,
  complete: HERO_PAUSE_MS,
  changing: HERO_TRANSITION_MS,
};

const nothing = (): void => undefined;

const charsOf = (title = ""): readonly string[] => [...title];

const full = (titles: readonly string[], index: number): HeroState => ({
  index,
  length: charsOf(titles[index]).length,
  phase: "waiting",
});

/** The state that follows when the time of `state` is over; after the last title comes the first. */
export function heroStep(state: HeroState, titles: readonly string[]): HeroState {
  const { index, length, phase } = state;
  const end = charsOf(titles[index]).length;
  switch (phase) {
    case "typing":
      return length + 1 >= end ? full(titles, index) : { ...state, length: length + 1 };
    case "waiting":
      return { ...state, length: end, phase: "deleting" };
    case "deleting":
      return length <= 1
        ? { index, length: 0, phase: "complete" }
        : { ...state, length: length - 1 };
    case "complete":
      return { index: (index + 1) % titles.length, length: 0, phase: "changing" };
    case "changing":
      return { ...state, phase: "typing" };
  }
}

export interface HeroCycle {
  readonly index: number;
  /** What is typed so far; the whole title in the first render and under reduced motion. */
  readonly typed: string;
  readonly phase: HeroPhase;
  /** Jumps to a service and starts its cycle anew; while still, its whole title is shown. */
  readonly select: (index: number) => void;
}

/** Types and deletes `titles` in turn. Stands still while `paused`, without titles, or reduced. */
export function useHeroCycle(
  titles: readonly string[],
  paused = false,
  clock: Clock = systemClock,
): HeroCycle {
  const [state, setState] = React.useState<HeroState>(() => full(titles, 0));
  const now = React.useRef(state);
  const restart = React.useRef(nothing);
  const reduced = useReducedMotion();
  const latestTitles = useLatest(titles);
  const still = paused || reduced || titles.length === 0;

  const show = React.useCallback((next: HeroState) => {
    now.current = next;
    setState(next);
  }, []);

  React.useEffect(() => {
    if (still) return;
    let cancel = nothing;
    const play = () => {
      cancel();
      cancel = clock.after(PHASE_MS[now.current.phase], () => {
        show(heroStep(now.current, latestTitles.current));
        play();
      });
    };
    restart.current = play;
    play();
    return () => {
      restart.current = nothing;
      cancel();
    };
  }, [still, clock, show, latestTitles]);

  const select = React.useCallback(
    (index: number) => {
      show(still ? full(latestTitles.current, index) : { index, length: 0, phase: "changing" });
      restart.current();
    },
    [still, show, latestTitles],
  );

  const index = Math.min(state.index, Math.max(0, titles.length - 1)); // the list may have shrunk
  const title = titles[index] ?? "";
  const typed = reduced ? title : charsOf(title).slice(0, state.length).join("");
  return { index, typed, phase: state.phase, select };
}
