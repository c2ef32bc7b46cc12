import * as React from "react";
import { SERVICE_OVERLAY_MS } from "../site/limits";
import { type Clock, systemClock } from "./clock";
import { useReducedMotion } from "./use-motion-preference";

const never = () => () => undefined;

/** Whether this component began its life in the browser, not in the pre-built page. Never changes. */
function useBornInBrowser(): boolean {
  // While a pre-built page is taken over, React answers with the server's value.
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
export function useArrival(clock: Clock = systemClock): boolean {
  const born = useBornInBrowser();
  const reduced = useReducedMotion();
  const [over, setOver] = React.useState(false);
  const arriving = born && !reduced && !over;

  React.useEffect(() => {
    if (!arriving) return;
    return clock.after(SERVICE_OVERLAY_MS, () => setOver(true));
  }, [arriving, clock]);

  return arriving;
}
