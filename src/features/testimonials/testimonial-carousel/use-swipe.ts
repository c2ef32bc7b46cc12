import * as React from "react";
import { SWIPE_MIN_PX } from "../../../site/limits";

export interface SwipeHandlers {
  readonly onPointerDown: (event: React.PointerEvent) => void;
  readonly onPointerUp: (event: React.PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a finger went: at least 40 pixels, and more sideways than up or down; else null. */
export function swipeOf(from: Point, to: Point): "left" | "right" | null {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_MIN_PX || Math.abs(across) <= Math.abs(to.y - from.y)) return null;
  return across < 0 ? "left" : "right";
}

/** Swipes by finger or pen; a mouse selects text and never swipes. */
export function useSwipe(on: {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}): SwipeHandlers {
  const start = React.useRef<Point | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      start.current = pointerType === "mouse" ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }) => {
      const swipe = start.current && swipeOf(start.current, { x: clientX, y: clientY });
      start.current = null;
      if (swipe === "left") on.onLeft();
      if (swipe === "right") on.onRight();
    },
    onPointerCancel: () => {
      start.current = null; // the browser took the gesture for scrolling
    },
  };
}
