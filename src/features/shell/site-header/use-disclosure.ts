import * as React from "react";

/** `hovered`: open because the mouse is over it; `pinned`: opened by click or key. */
export type Disclosure = "closed" | "hovered" | "pinned";
export type DisclosureEvent = "enter" | "click" | "close";

/** A click on what the mouse has just opened keeps it open; the next click closes. */
export function disclosureStep(state: Disclosure, event: DisclosureEvent): Disclosure {
  if (event === "close") return "closed";
  if (event === "enter") return state === "closed" ? "hovered" : state;
  return state === "pinned" ? "closed" : "pinned";
}

export interface DisclosureControls {
  readonly open: boolean;
  readonly close: () => void;
  /** For the element that holds trigger and panel. */
  readonly rootProps: {
    readonly ref: React.RefCallback<HTMLElement>;
    readonly onPointerEnter: (event: React.PointerEvent) => void;
    readonly onPointerLeave: (event: React.PointerEvent) => void;
    readonly onBlur: (event: React.FocusEvent) => void;
  };
  /** For the button; the panel takes `panelId` as its id. */
  readonly triggerProps: {
    readonly ref: React.RefCallback<HTMLElement>;
    readonly "aria-expanded": boolean;
    readonly "aria-controls": string;
    readonly onClick: () => void;
  };
  readonly panelId: string;
}

/**
 * A panel under a button: opens on click, and on hover for a mouse; closes when the mouse or the
 * focus leaves, on a press outside, and on Escape, which gives the focus back to the button.
 * Give `id` for the panel inside a slice: slices are built apart, so made ids repeat between them.
 */
export function useDisclosure(id?: string): DisclosureControls {
  const [state, send] = React.useReducer(disclosureStep, "closed");
  const [root, setRoot] = React.useState<HTMLElement | null>(null);
  const [trigger, setTrigger] = React.useState<HTMLElement | null>(null);
  const madeId = React.useId();
  const panelId = id ?? madeId;
  const open = state !== "closed";
  const close = React.useCallback(() => send("close"), []);

  React.useEffect(() => {
    if (!open || !root) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      if (root.contains(document.activeElement)) trigger?.focus();
      close();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, [open, root, trigger, close]);

  return {
    open,
    close,
    rootProps: {
      ref: setRoot,
      onPointerEnter: ({ pointerType }) => pointerType !== "touch" && send("enter"),
      onPointerLeave: ({ pointerType }) => {
        // a mouse that strays must not take the panel from under the keyboard
        const inPanel = document.getElementById(panelId)?.contains(document.activeElement);
        if (pointerType !== "touch" && !inPanel) close();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        // no related target: the press was on text inside, or the window lost focus
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
    triggerProps: {
      ref: setTrigger,
      "aria-expanded": open,
      "aria-controls": panelId,
      onClick: () => send("click"),
    },
    panelId,
  };
}
