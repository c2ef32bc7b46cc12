import * as React from "react";
import { mediaWidth, watchMedia } from "../../../hooks/use-media-query";
import { MOBILE_MENU_MAX_PX } from "../../../site/limits";

/**
 * Makes the page outside `element` inert, for Tab, a screen reader's cursor and touch alike. Returns a
 * cleanup function.
 */
function inertOutside(element: Element): () => void {
  const outside: Element[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; ) {
    const { children } = inner.parentElement;
    outside.push(...[...children].filter((one) => one !== inner && !one.hasAttribute("inert")));
    inner = inner.parentElement;
  }
  for (const one of outside) one.setAttribute("inert", "");
  return () => {
    for (const one of outside) one.removeAttribute("inert");
  };
}

/**
 * State of the mobile menu, a `details` element that the browser opens and closes. While it is open, the
 * page does not scroll and all of it but the header is inert. It closes on Escape, which returns the focus to its
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
    const endInert = inertOutside(details.closest("header") ?? details);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      details.querySelector("summary")?.focus();
      close();
    };
    document.addEventListener("keydown", onKeyDown);
    const unwatch = watchMedia(`(max-width: ${mediaWidth(MOBILE_MENU_MAX_PX)})`, (isNarrow) => {
      if (!isNarrow) close();
    });
    return () => {
      document.body.style.overflow = overflow;
      endInert();
      document.removeEventListener("keydown", onKeyDown);
      unwatch();
      details.querySelector("details")?.removeAttribute("open");
    };
  }, [open, close]);

  return {
    open,
    /** Props of the `details` element. */
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
