import * as React from "react";
import { mediaWidth, watchMedia } from "../../../hooks/use-media-query";
import { MOBILE_MENU_MAX_PX } from "../../../site/limits";

/**
 * Makes everything outside `element` inert for Tab, screen readers and touch. Returns a cleanup
 * function.
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
 * Manages the mobile menu, a `details` element that the browser opens and closes. While it's open,
 * the page doesn't scroll and everything except the header is inert. It closes on Escape (returning
 * the focus to its button), when a link is clicked, when the visitor goes back or forward, and when
 * the window widens.
 */
export function useMobileMenu() {
  const [open, setOpen] = React.useState(false);
  const menu = React.useRef<HTMLDetailsElement>(null);
  const close = React.useCallback(() => {
    // removed directly, because if the menu has only just opened, React doesn't know that yet
    menu.current?.removeAttribute("open");
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
