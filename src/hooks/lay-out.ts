import { whenIdle } from "./idle";

/** Maximum wait for an idle period. Animated pages have few, and Safari doesn't report any. */
const WAIT_MAX_MS = 200;

/**
 * Lays out the sections in `container`, one per idle period, so that full-page screenshots and
 * find-in-page include them all. Until then, `.below-fold` in `src/styles/global.css` skips their
 * layout. Returns a cleanup function.
 */
export function layOutInTurn(container: Element): () => void {
  const next = () => {
    const section = container.querySelector(":scope > :not([data-laid-out])");
    // marking the container covers sections that are added later
    (section ?? container).setAttribute("data-laid-out", "");
    if (!section) return;
    section.getBoundingClientRect(); // forces layout now, while the browser is idle
    cancel = whenIdle(next, WAIT_MAX_MS);
  };
  let cancel = whenIdle(next, WAIT_MAX_MS);
  return () => cancel();
}
