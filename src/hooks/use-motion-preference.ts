import * as React from "react";
import { STORAGE_KEYS } from "../site/storage";
import { useMediaQuery } from "./use-media-query";
import { useStored, writeStored } from "./use-stored";

/** Returns whether the visitor's system asks for less motion. False on the server. */
export const useReducedMotion = (): boolean => useMediaQuery("(prefers-reduced-motion: reduce)");

/** Reads and toggles the visitor's pause of typing and particles: stored, and shared by all components. */
export function useMotionPreference() {
  const paused = useStored(STORAGE_KEYS.motion) === "paused";
  const toggle = React.useCallback(
    () => writeStored(STORAGE_KEYS.motion, paused ? null : "paused"),
    [paused],
  );
  return { paused, toggle };
}
