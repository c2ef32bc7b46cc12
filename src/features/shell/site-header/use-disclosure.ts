import * as React from "react";

/** Whether a panel is open because of the mouse (`hovered`) or a click or key (`pinned`). */
type Disclosure = "closed" | "hovered" | "pinned";

/**
 * Returns the next state. If the mouse has opened the panel, the first click pins it and the next
 * closes it.
 */
function reduce(state: Disclosure, event: "enter" | "click" | "close"): Disclosure {
  if (event === "close") return "closed";
  if (event === "enter") return state === "closed" ? "hovered" : state;
  return state === "pinned" ? "closed" : "pinned";
}

/**
 * Opens a panel below a button on click or mouse hover. The panel closes when the mouse or focus
 * leaves it, on a press outside, when the visitor goes back or forward, and on Escape, which
 * returns the focus to the button. Pass a fixed `panelId`, because ids generated in different
 * slices may be the same.
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
    /** Props of the element around the button and panel. */
    rootProps: {
      ref: root,
      onPointerEnter: ({ pointerType }: React.PointerEvent) => {
        if (pointerType !== "touch") send("enter");
      },
      onPointerLeave: ({ pointerType }: React.PointerEvent) => {
        // the mouse mustn't close a panel that has the keyboard focus
        const inPanel = document.getElementById(panelId)?.contains(document.activeElement);
        if (pointerType !== "touch" && !inPanel) close();
      },
      onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
        // there's no related target if text inside was pressed or the window lost the focus
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
    triggerProps: {
      ref: trigger,
      "aria-expanded": open,
      "aria-controls": panelId,
      onClick: () => send("click"),
    },
  };
}
