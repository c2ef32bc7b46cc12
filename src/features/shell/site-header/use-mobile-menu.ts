import * as React from "react";
import { watchMedia } from "../../../hooks/use-media-query";
import { MOBILE_MENU_MAX_PX } from "../../../site/limits";

/** Moves the focus from the last element to the first and back, and into `menu` from outside. */
function trapFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const all = [...menu.querySelectorAll<HTMLElement>("a[href], summary")].filter(
    (element) => !element.closest("details:not([open]) > :not(summary)"),
  );
  const [from, to] = event.shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)];
  const active = document.activeElement;
  if (active !== from && menu.contains(active)) return;
  event.preventDefault();
  to?.focus();
}

/**
 * State of the mobile menu, a `details` element that the browser opens and closes. While it is open, the
 * page does not scroll and the focus stays inside. It closes on Escape, which returns the focus to its
 * button, on a click on a link, when the visitor goes back or forward, and in a wider window.
 */
export function useMobileMenu() {
  const [open, setOpen] = React.useState(false);
  const menu = React.useRef<HTMLDetailsElement>(null);
  const close = React.useCallback(() => {
    menu.current?.removeAttribute("open"); // the `toggle` event of an opening may be still to come
    setOpen(false);
  }, []);

  React.useEffect(() => {
    if (menu.current?.open) setOpen(true); // opened before scripts ran
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [close]);

  React.useEffect(() => {
    const details = menu.current;
    if (!open || !details) return;
    const { overflow } = document.body.style;
    document.body.style.overflow = "hidden";
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Tab") trapFocus(details, event);
      if (event.key !== "Escape") return;
      details.querySelector("summary")?.focus();
      close();
    };
    document.addEventListener("keydown", onKeyDown);
    const unwatch = watchMedia(`(max-width: ${MOBILE_MENU_MAX_PX}px)`, (isNarrow) => {
      if (!isNarrow) close();
    });
    return () => {
      document.body.style.overflow = overflow;
      document.removeEventListener("keydown", onKeyDown);
      unwatch();
      details.querySelector("details")?.removeAttribute("open");
    };
  }, [open, close]);

  return {
    open,
    /** For the `details` element. */
    menuProps: {
      ref: menu,
      open,
      onToggle: () => setOpen(menu.current?.open ?? false),
      onClick: ({ target }: React.MouseEvent) => {
        if (target instanceof Element && target.closest("a[href]")) close();
      },
    },
  };
}
