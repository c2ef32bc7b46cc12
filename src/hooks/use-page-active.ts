import * as React from "react";
import { observeInView } from "./observe";

/**
 * Returns whether the window has the focus, the document is visible, and part of the element is in
 * view. False on the server and in the first render.
 */
export function usePageActive(ref: React.RefObject<Element>): boolean {
  const [focused, setFocused] = React.useState(true);
  const [visible, setVisible] = React.useState(true);
  const [inView, setInView] = React.useState(false);

  React.useEffect(() => {
    const onBlur = () => setFocused(false);
    const onFocus = () => setFocused(true);
    const onVisibility = () => setVisible(!document.hidden);
    onVisibility();
    window.addEventListener("blur", onBlur);
    window.addEventListener("focus", onFocus);
    document.addEventListener("visibilitychange", onVisibility);
    const stopObserving = ref.current ? observeInView(ref.current, setInView) : () => undefined;
    return () => {
      window.removeEventListener("blur", onBlur);
      window.removeEventListener("focus", onFocus);
      document.removeEventListener("visibilitychange", onVisibility);
      stopObserving();
    };
  }, [ref]);

  return focused && visible && inView;
}
