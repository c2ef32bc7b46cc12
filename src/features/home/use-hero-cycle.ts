import * as React from "react";
import { after } from "../../hooks/timers";
import { useReducedMotion } from "../../hooks/use-motion-preference";

const HERO_TYPE_MS = 120;
const HERO_DELETE_MS = 50;
const HERO_WAIT_MS = 2_000;
const HERO_PAUSE_MS = 500;
const HERO_TRANSITION_MS = 300;

/** Duration of one state of each phase; in `changing` the next service appears, not yet typed. */
const PHASE_MS = {
  typing: HERO_TYPE_MS,
  waiting: HERO_WAIT_MS,
  deleting: HERO_DELETE_MS,
  complete: HERO_PAUSE_MS,
  changing: HERO_TRANSITION_MS,
};

/** State of the cycle: `length` characters of title `index` are shown. */
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

/** Returns the state after `state`; the last title is followed by the first. */
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
  /** The shown part of the title; the whole title in the first render and under reduced motion. */
  readonly typed: string;
  /** Shows another title and restarts its cycle; while stopped, the whole title. */
  readonly select: (index: number) => void;
}

/** Types and deletes `titles` in turn. Stops while `paused`, without titles and under reduced motion. */
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
  const index = Math.min(state.index, Math.max(0, titles.length - 1)); // the list may be shorter now
  const title = titles[index] ?? "";
  const typed = isReduced ? title : charactersOf(title).slice(0, state.length).join("");
  return { index, typed, phase: state.phase, select };
}
