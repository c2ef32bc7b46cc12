import { whenIdle } from "./idle";

/** A page that moves leaves little idle time, and Safari tells of none. */
const WAIT_MAX_MS = 200;

/**
 * Has the sections in `container` laid out, one in each idle period, so that full-page pictures and find-in-page see all
 * of them: `.below-fold` in `src/styles/global.css` leaves it to the first scroll. Returns a cleanup function.
 */
export function layOutInTurn(container: Element): () => void {
  const next = () => {
    const section = container.querySelector(":scope > :not([data-laid-out])");
    // the container's own mark covers sections that come later
    (section ?? container).setAttribute("data-laid-out", "");
    if (!section) return;
    section.getBoundingClientRect(); // has the browser do it now, while it's idle
    cancel = whenIdle(next, WAIT_MAX_MS);
  };
  let cancel = whenIdle(next, WAIT_MAX_MS);
  return () => cancel();
}
