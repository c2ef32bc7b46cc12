import * as React from "react";
import { STORAGE_KEYS } from "../site/storage";
import { useMediaQuery } from "./use-media-query";
import { useStored, writeStored } from "./use-stored";

/** Returns false on the server and in the first render. */
export const useReducedMotion = (): boolean => useMediaQuery("(prefers-reduced-motion: reduce)");

/**
 * Returns whether the visitor has paused animations, and a function that toggles the setting. The
 * choice is stored and shared by all components.
 */
export function useMotionPreference() {
  const paused = useStored(STORAGE_KEYS.motion) === "paused";
  const toggle = React.useCallback(
    () => writeStored(STORAGE_KEYS.motion, paused ? null : "paused"),
    [paused],
  );
  return { paused, toggle };
}
