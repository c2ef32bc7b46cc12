import * as React from "react";
import { useReducedMotion } from "../../../hooks/use-motion-preference";
import { BACK_TO_TOP_PX } from "../../../site/limits";
import { useScrolled } from "../use-scrolled";

export interface BackToTopControls {
  readonly visible: boolean;
  readonly toTop: () => void;
}

/**
 * A way back up, offered past 600 pixels. `focusId` names the element at the top that takes the
 * focus, so that the keyboard goes up with the page; it needs `tabIndex={-1}`.
 */
export function useBackToTop(focusId: string): BackToTopControls {
  const visible = useScrolled(BACK_TO_TOP_PX);
  const reduced = useReducedMotion();
  const toTop = React.useCallback(() => {
    document.getElementById(focusId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: reduced ? "auto" : "smooth" });
  }, [focusId, reduced]);
  return { visible, toTop };
}
