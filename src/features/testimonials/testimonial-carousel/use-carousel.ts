import * as React from "react";
import { type Clock, systemClock } from "../../../hooks/clock";
import { useReducedMotion } from "../../../hooks/use-motion-preference";
import { CAROUSEL_TICK_MS } from "../../../site/limits";
import { type SwipeHandlers, useSwipe } from "./use-swipe";

/** Slide `index`, shown for `progress` percent (0–99) of its five seconds. */
export interface Slide {
  readonly index: number;
  readonly progress: number;
}

/** The slide one tick later: at 100 percent the next slide begins, after the last the first. */
export function tick({ index, progress }: Slide, count: number): Slide {
  return progress >= 99
    ? { index: wrap(index + 1, count), progress: 0 }
    : { index, progress: progress + 1 };
}

const wrap = (index: number, count: number): number =>
  count === 0 ? 0 : ((index % count) + count) % count;

export interface Carousel extends Slide {
  /** What the toggle shows; stays true while hover or keyboard focus hold the slide. */
  readonly playing: boolean;
  readonly next: () => void;
  readonly previous: () => void;
  readonly select: (index: number) => void;
  readonly toggle: () => void;
  /** For the element that holds slides and controls. */
  readonly regionProps: SwipeHandlers & {
    readonly onPointerEnter: (event: React.PointerEvent) => void;
    readonly onPointerLeave: (event: React.PointerEvent) => void;
    readonly onFocus: (event: React.FocusEvent) => void;
    readonly onBlur: (event: React.FocusEvent) => void;
  };
}

/**
 * Plays `count` slides in turn. Mouse and keyboard focus hold the slide until they leave; choosing
 * a slide pauses, the toggle pauses and resumes. Starts paused under reduced motion.
 */
export function useCarousel(count: number, clock: Clock = systemClock): Carousel {
  const [slide, setSlide] = React.useState<Slide>({ index: 0, progress: 0 });
  const [chosen, setChosen] = React.useState<"play" | "pause" | null>(null);
  const [hovered, setHovered] = React.useState(false);
  const [focused, setFocused] = React.useState(false);
  const reduced = useReducedMotion();
  const playing = chosen === null ? !reduced : chosen === "play";
  const moving = playing && !hovered && !focused && count > 1;

  React.useEffect(() => {
    if (!moving) return;
    return clock.every(CAROUSEL_TICK_MS, () => setSlide((now) => tick(now, count)));
  }, [moving, count, clock]);

  const goTo = (indexOf: (now: number) => number) => {
    setChosen("pause");
    setSlide((now) => ({ index: wrap(indexOf(now.index), count), progress: 0 }));
  };
  const next = () => goTo((now) => now + 1);
  const previous = () => goTo((now) => now - 1);
  const swipe = useSwipe({ onLeft: next, onRight: previous });

  return {
    index: wrap(slide.index, count), // the list may have shrunk
    progress: slide.progress,
    playing,
    next,
    previous,
    select: (index) => goTo(() => index),
    toggle: () => {
      setChosen(playing ? "pause" : "play");
      // Play was asked for from within: it must not wait until mouse and focus have left.
      setHovered(false);
      setFocused(false);
    },
    regionProps: {
      ...swipe,
      onPointerEnter: (event) => setHovered(event.pointerType !== "touch"),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) => setFocused(event.target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}
