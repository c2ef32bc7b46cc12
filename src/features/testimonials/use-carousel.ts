import * as React from "react";
import { every } from "../../hooks/timers";
import { useReducedMotion } from "../../hooks/use-motion-preference";
import { useSwipe } from "./use-swipe";

/** Duration of one percent of a slide's 5 seconds. */
const CAROUSEL_TICK_MS = 50;

/** The current slide, and how much of its time has passed, in percent (0–99). */
interface Slide {
  readonly index: number;
  readonly progress: number;
}

/**
 * Returns the slide one tick later. At 100 percent, the next slide starts, or the first one after
 * the last.
 */
function tick({ index, progress }: Slide, count: number): Slide {
  return progress >= 99
    ? { index: wrap(index + 1, count), progress: 0 }
    : { index, progress: progress + 1 };
}

const wrap = (index: number, count: number): number =>
  count === 0 ? 0 : ((index % count) + count) % count;

export type Carousel = ReturnType<typeof useCarousel>;

/**
 * Plays `count` slides in turn. Hover and keyboard focus hold the current slide without changing
 * `playing`. Selecting a slide pauses the carousel, and the toggle pauses or resumes it. Starts
 * paused under reduced motion. Put `regionProps` on the element around the slides and controls.
 */
export function useCarousel(count: number) {
  const [slide, setSlide] = React.useState<Slide>({ index: 0, progress: 0 });
  const [chosen, setChosen] = React.useState<"play" | "pause" | null>(null);
  const [hovered, setHovered] = React.useState(false);
  const [focused, setFocused] = React.useState(false);
  const reduced = useReducedMotion();
  const playing = chosen === null ? !reduced : chosen === "play";
  const moving = playing && !hovered && !focused && count > 1;

  React.useEffect(() => {
    if (!moving) return;
    return every(CAROUSEL_TICK_MS, () => setSlide((now) => tick(now, count)));
  }, [moving, count]);

  const goTo = (indexOf: (now: number) => number) => {
    setChosen("pause");
    setSlide((now) => ({ index: wrap(indexOf(now.index), count), progress: 0 }));
  };
  const next = () => goTo((now) => now + 1);
  const previous = () => goTo((now) => now - 1);
  const swipe = useSwipe({ left: next, right: previous });

  return {
    index: wrap(slide.index, count), // the list may have shrunk
    progress: slide.progress,
    playing,
    next,
    previous,
    select: (index: number) => goTo(() => index),
    toggle: () => {
      setChosen(playing ? "pause" : "play");
      // the toggle is inside the region, where hover and focus would otherwise keep it from playing
      setHovered(false);
      setFocused(false);
    },
    regionProps: {
      ...swipe,
      onPointerEnter: (event: React.PointerEvent) => setHovered(event.pointerType !== "touch"),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: React.FocusEvent) => setFocused(event.target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}
