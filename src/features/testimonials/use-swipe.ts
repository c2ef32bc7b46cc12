import * as React from "react";

const SWIPE_MIN_PX = 40;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the direction of a swipe, or null if it's shorter than `SWIPE_MIN_PX` or mostly vertical.
 */
export function swipeOf(from: Point, to: Point): "left" | "right" | null {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_MIN_PX || Math.abs(across) <= Math.abs(to.y - from.y)) return null;
  return across < 0 ? "left" : "right";
}

/**
 * Returns handlers that recognise swipes by finger or pen. Mouse drags are ignored, because they
 * select text.
 */
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
      start.current = null; // the browser has taken over the gesture for scrolling
    },
  };
}
