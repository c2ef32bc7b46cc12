import * as React from "react";

/**
 * Returns the properties of a container that takes the focus when the focused control in it is gone: a press has removed
 * it, and the next Tab would begin at the top of the page. A container opens no keyboard of a phone, as a field would.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const ref = React.useRef<E>(null);
  const focused = React.useRef<Element | null>(null);
  React.useEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }); // after each render: any may have removed it
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: React.FocusEvent) => {
      focused.current = target;
    },
    /** Forgets a control that the visitor has left; one that is being removed is still there until later. */
    onBlur: ({ target }: React.FocusEvent) => {
      queueMicrotask(() => {
        if (target.isConnected && focused.current === target) focused.current = null;
      });
    },
  };
}
