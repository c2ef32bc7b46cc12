import * as React from "react";

const SWIPE_MIN_PX = 40;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the direction of a swipe: at least `SWIPE_MIN_PX`, and mostly horizontal; else null. */
export function swipeOf(from: Point, to: Point): "left" | "right" | null {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_MIN_PX || Math.abs(across) <= Math.abs(to.y - from.y)) return null;
  return across < 0 ? "left" : "right";
}

/** Returns handlers that recognise swipes by finger or pen; a mouse selects text and never swipes. */
export function useSwipe(on: Readonly<Record<"left" | "right", () => void>>) {
  const start = React.useRef<Point | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: React.PointerEvent) => {
      start.current = pointerType === "mouse" ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: React.PointerEvent) => {
      const swipe = start.current && swipeOf(start.current, { x: clientX, y: clientY });
      start.current = null;
      if (swipe) on[swipe]();
    },
    onPointerCancel: () => {
      start.current = null; // the browser took the gesture for scrolling
    },
  };
}
