import * as React from "react";
import { after } from "../../hooks/timers";
import { useHydrated } from "../../hooks/use-browser-value";
import { useReducedMotion } from "../../hooks/use-motion-preference";

const SERVICE_OVERLAY_MS = 500;

/**
 * Returns true for the first `SERVICE_OVERLAY_MS` on a page reached through client-side navigation.
 * False on the first page load and under reduced motion.
 */
export function useRouteTransition(): boolean {
  const [isClientNavigation] = React.useState(useHydrated()); // false during hydration
  const [isOver, setIsOver] = React.useState(false);
  const isReduced = useReducedMotion();
  const inTransition = isClientNavigation && !isReduced && !isOver;

  React.useEffect(() => {
    if (!inTransition) return;
    return after(SERVICE_OVERLAY_MS, () => setIsOver(true));
  }, [inTransition]);

  return inTransition;
}
