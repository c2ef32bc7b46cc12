import * as React from "react";
import { STORAGE_KEYS } from "../site/storage";
import { useMediaQuery } from "./use-media-query";
import { useStored, writeStored } from "./use-stored";

/** Whether the visitor's system asks for less motion. False on the server. */
export const useReducedMotion = (): boolean => useMediaQuery("(prefers-reduced-motion: reduce)");

export interface MotionPreference {
  /** The visitor has paused what moves by itself. */
  readonly paused: boolean;
  readonly toggle: () => void;
}

/** The one pause control for typing and particles: remembered, and the same in every component. */
export function useMotionPreference(): MotionPreference {
  const paused = useStored(STORAGE_KEYS.motion) === "paused";
  const toggle = React.useCallback(
    () => writeStored(STORAGE_KEYS.motion, paused ? null : "paused"),
    [paused],
  );
  return { paused, toggle };
}
