import * as React from "react";
import { observeNear } from "../../hooks/observe";

/** Whether the element has come near the viewport. False on the server and in the first render. */
export function useNearViewport(ref: React.RefObject<Element>): boolean {
  const [isNear, setIsNear] = React.useState(false);
  React.useEffect(() => {
    if (ref.current) return observeNear(ref.current, () => setIsNear(true));
  }, [ref]);
  return isNear;
}
