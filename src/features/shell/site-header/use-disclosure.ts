import * as React from "react";

/** State of a disclosure. `hovered`: opened by the mouse; `pinned`: opened by click or key. */
type Disclosure = "closed" | "hovered" | "pinned";

/** Returns the next state: a click pins a disclosure that the mouse has opened; the next click closes it. */
function reduce(state: Disclosure, event: "enter" | "click" | "close"): Disclosure {
  if (event === "close") return "closed";
  if (event === "enter") return state === "closed" ? "hovered" : state;
  return state === "pinned" ? "closed" : "pinned";
}

/**
 * Opens and closes a panel below a button: opens on click and on mouse hover; closes when the mouse or
 * the focus leaves, on a press outside, on Escape, which returns the focus to the button, and when the
 * visitor goes back or forward. `panelId` is the panel's own: ids made in a slice repeat in other slices.
 */
export function useDisclosure(panelId: string) {
  const [state, send] = React.useReducer(reduce, "closed");
  const root = React.useRef<HTMLLIElement>(null);
  const trigger = React.useRef<HTMLButtonElement>(null);
  const open = state !== "closed";
  const close = React.useCallback(() => send("close"), []);

  React.useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      if (root.current?.contains(document.activeElement)) trigger.current?.focus();
      close();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    window.addEventListener("popstate", close);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("popstate", close);
    };
  }, [open, close]);

  return {
    open,
    close,
    /** Props of the element that holds button and panel. */
    rootProps: {
      ref: root,
      onPointerEnter: ({ pointerType }: React.PointerEvent) => {
        if (pointerType !== "touch") send("enter");
      },
      onPointerLeave: ({ pointerType }: React.PointerEvent) => {
        // a mouse that strays must not close a panel that has the keyboard focus
        const inPanel = document.getElementById(panelId)?.contains(document.activeElement);
        if (pointerType !== "touch" && !inPanel) close();
      },
      onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
        // no related target: the press was on text inside, or the window lost focus
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
    /** Props of the button. */
    triggerProps: {
      ref: trigger,
      "aria-expanded": open,
      "aria-controls": panelId,
      onClick: () => send("click"),
    },
  };
}
