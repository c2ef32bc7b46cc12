import * as React from "react";
import { type Clock, systemClock } from "../../hooks/clock";
import { useReducedMotion } from "../../hooks/use-motion-preference";
import { SERVICE_OVERLAY_MS } from "../../site/limits";

const never = () => () => undefined;

/** Whether this component was mounted by a client navigation, not hydrated. Never changes. */
function useClientNavigation(): boolean {
  // while a pre-built page hydrates, React returns the server's value
  const now = React.useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return React.useState(now)[0];
}

/**
 * True for the first 500 ms on a page that was reached within the site; false on a first load and
 * where the visitor asked for less motion. Source: docs/product.md, "Service detail".
 */
export function useRouteTransition(clock: Clock = systemClock): boolean {
  const isClientNavigation = useClientNavigation();
  const reduced = useReducedMotion();
  const [over, setOver] = React.useState(false);
  const inTransition = isClientNavigation && !reduced && !over;

  React.useEffect(() => {
    if (!inTransition) return;
    return clock.after(SERVICE_OVERLAY_MS, () => setOver(true));
  }, [inTransition, clock]);

  return inTransition;
}
