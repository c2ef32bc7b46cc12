import * as React from "react";
import { watchMedia } from "../../../hooks/use-media-query";
import { MOBILE_MENU_MAX_PX } from "../../../site/limits";

const FOCUSABLE =
  'a[href], button:not([disabled]), summary, input:not([disabled]), [tabindex]:not([tabindex="-1"])';

const isShown = (element: HTMLElement): boolean =>
  element.closest("[hidden], [inert], details:not([open]) > :not(summary)") === null;

/** What Tab may reach inside `root`, in order. */
export const focusableIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);

/** Keeps Tab inside `root`: from the last element to the first and back. */
function keepFocus(root: HTMLElement, event: KeyboardEvent): void {
  const all = focusableIn(root);
  const first = all.at(0);
  const last = all.at(-1);
  const active = document.activeElement;
  const outside = !root.contains(active);
  const target = event.shiftKey ? last : first;
  if (!target || !(outside || active === (event.shiftKey ? first : last))) return;
  event.preventDefault();
  target.focus();
}

export interface MobileMenuState {
  readonly open: boolean;
  readonly close: () => void;
  /** For the element that holds the button and the menu; choosing a link in it closes the menu. */
  readonly rootProps: {
    readonly ref: React.RefCallback<HTMLElement>;
    readonly onClick: (event: React.MouseEvent) => void;
  };
  /** For the button; the menu takes `menuId` as its id. */
  readonly triggerProps: {
    readonly ref: React.RefCallback<HTMLElement>;
    readonly "aria-expanded": boolean;
    readonly "aria-controls": string;
    readonly onClick: () => void;
  };
  readonly menuId: string;
}

/**
 * The menu at 1024 pixels or less. While open the page behind does not scroll and the focus stays
 * inside; it closes on Escape (focus returns to the button), on a choice, and on a wider window.
 */
export function useMobileMenu(): MobileMenuState {
  const [open, setOpen] = React.useState(false);
  const [root, setRoot] = React.useState<HTMLElement | null>(null);
  const [trigger, setTrigger] = React.useState<HTMLElement | null>(null);
  const menuId = React.useId();
  const close = React.useCallback(() => setOpen(false), []);

  React.useEffect(() => {
    if (!open || !root) return;
    const { overflow } = document.body.style;
    document.body.style.overflow = "hidden";
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Tab") keepFocus(root, event);
      if (event.key !== "Escape") return;
      trigger?.focus();
      close();
    };
    document.addEventListener("keydown", onKey);
    const unwatch = watchMedia(`(max-width: ${MOBILE_MENU_MAX_PX}px)`, (narrow) => {
      if (!narrow) close();
    });
    return () => {
      document.body.style.overflow = overflow;
      document.removeEventListener("keydown", onKey);
      unwatch();
    };
  }, [open, root, trigger, close]);

  return {
    open,
    close,
    rootProps: {
      ref: setRoot,
      onClick: ({ target }) => {
        if (target instanceof Element && target.closest("a[href]")) close();
      },
    },
    triggerProps: {
      ref: setTrigger,
      "aria-expanded": open,
      "aria-controls": menuId,
      onClick: () => setOpen((now) => !now),
    },
    menuId,
  };
}
