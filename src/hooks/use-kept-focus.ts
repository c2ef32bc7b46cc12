import * as React from "react";

/**
 * Returns props for a container that takes the focus when the focused control inside it disappears,
 * because otherwise the next Tab would start at the top of the page. Unlike a field, a focused
 * container doesn't open a phone's keyboard.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const ref = React.useRef<E>(null);
  const focused = React.useRef<Element | null>(null);
  React.useEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }); // runs after every render, because any render may have removed the control
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: React.FocusEvent) => {
      focused.current = target;
    },
    /**
     * Forgets a control once the visitor has left it. Checks in a microtask, because a control
     * that's being removed is still connected during `blur`.
     */
    onBlur: ({ target }: React.FocusEvent) => {
      queueMicrotask(() => {
        if (target.isConnected && focused.current === target) focused.current = null;
      });
    },
  };
}
