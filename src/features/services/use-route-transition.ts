import * as React from "react";
import { after } from "../../hooks/timers";
import { useHydrated } from "../../hooks/use-browser-value";
import { useReducedMotion } from "../../hooks/use-motion-preference";

const SERVICE_OVERLAY_MS = 500;

/**
 * Returns true for `SERVICE_OVERLAY_MS` on a page opened by a client navigation; false on a first load and under
 * reduced motion.
 */
export function useRouteTransition(): boolean {
  const [isClientNavigation] = React.useState(useHydrated()); // false while a built page hydrates
  const [isOver, setIsOver] = React.useState(false);
  const isReduced = useReducedMotion();
  const inTransition = isClientNavigation && !isReduced && !isOver;

  React.useEffect(() => {
    if (!inTransition) return;
    return after(SERVICE_OVERLAY_MS, () => setIsOver(true));
  }, [inTransition]);

  return inTransition;
}
