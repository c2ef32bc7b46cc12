import * as React from "react";
import { after } from "../../hooks/timers";
import { useReducedMotion } from "../../hooks/use-motion-preference";

const HERO_TYPE_MS = 120;
const HERO_DELETE_MS = 50;
const HERO_WAIT_MS = 2_000;
const HERO_PAUSE_MS = 500;
const HERO_TRANSITION_MS = 300;

/**
 * Duration of one step in each phase. In `changing`, the next service appears, but nothing is typed
 * yet.
 */
const PHASE_MS = {
  typing: HERO_TYPE_MS,
  waiting: HERO_WAIT_MS,
  deleting: HERO_DELETE_MS,
  complete: HERO_PAUSE_MS,
  changing: HERO_TRANSITION_MS,
};

/** State in which the first `length` characters of title `index` are shown. */
interface HeroState {
  readonly index: number;
  readonly length: number;
  readonly phase: keyof typeof PHASE_MS;
}

const charactersOf = (title = ""): readonly string[] => [...title];

const whole = (titles: readonly string[], index: number): HeroState => ({
  index,
  length: charactersOf(titles[index]).length,
  phase: "waiting",
});

/** Returns the state that follows `state`. After the last title comes the first. */
function heroStep(state: HeroState, titles: readonly string[]): HeroState {
  const { index, length, phase } = state;
  const end = charactersOf(titles[index]).length;
  switch (phase) {
    case "typing":
      return length + 1 >= end ? whole(titles, index) : { ...state, length: length + 1 };
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

export interface HeroCycle extends Pick<HeroState, "index" | "phase"> {
  /**
   * The part of the title to show. In the first render and under reduced motion, it's the whole
   * title.
   */
  readonly typed: string;
  /**
   * Switches to another title, which is typed from the start, or shown whole while the cycle is
   * stopped.
   */
  readonly select: (index: number) => void;
}

/**
 * Types and deletes `titles` in turn. Stops while `paused`, under reduced motion, and if there are
 * no titles.
 */
export function useHeroCycle(titles: readonly string[], paused: boolean): HeroCycle {
  const [state, setState] = React.useState(() => whole(titles, 0));
  const [selections, setSelections] = React.useState(0);
  const current = React.useRef(state);
  const isReduced = useReducedMotion();
  const isStopped = paused || isReduced || titles.length === 0;

  const show = React.useCallback((next: HeroState) => {
    current.current = next;
    setState(next);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each selection restarts the timer
  React.useEffect(() => {
    if (isStopped) return;
    const play = () =>
      after(PHASE_MS[current.current.phase], () => {
        show(heroStep(current.current, titles));
        cancel = play();
      });
    let cancel = play();
    return () => cancel();
  }, [isStopped, titles, show, selections]);

  const select = (index: number) => {
    show(isStopped ? whole(titles, index) : { index, length: 0, phase: "changing" });
    setSelections((count) => count + 1);
  };
  const index = Math.min(state.index, Math.max(0, titles.length - 1)); // the list may have shrunk
  const title = titles[index] ?? "";
  const typed = isReduced ? title : charactersOf(title).slice(0, state.length).join("");
  return { index, typed, phase: state.phase, select };
}
