/** Elements within this margin around the viewport count as near it (a `rootMargin`). */
const NEAR = "300px 0px";
/** Includes everything above the viewport, because a jump may have skipped it. */
const REACHED = { rootMargin: "9999999px 0px 0px", threshold: 0.1 };

/**
 * Calls `onChange` now and on every change, with true if any part of `element` is in view. Without
 * IntersectionObserver, the element counts as in view. Returns a cleanup function.
 */
export const observeInView = (
  element: Element,
  onChange: (inView: boolean) => void,
): (() => void) => observe(element, {}, (inView) => onChange(inView));

/**
 * Calls `onNear` once, when `element` is in the viewport or near it. Returns a cleanup function.
 */
export const observeNear = (element: Element, onNear: () => void): (() => void) =>
  observe(element, { rootMargin: NEAR }, (isNear, stop) => {
    if (!isNear) return;
    stop();
    onNear();
  });

let reached: IntersectionObserver | undefined;
type Report = (entry: IntersectionObserverEntry, windowHeight: number) => void;
const reports = new Map<Element, Report>();

/**
 * If `element` is below the viewport or not laid out yet, calls `onChange(false)`, and then
 * `onChange(true)` once a tenth of it is in view or has been scrolled past. Never calls it for an
 * element that's already in view. Returns a cleanup function.
 */
export function observeReached(
  element: Element,
  onChange: (isReached: boolean) => void,
): () => void {
  if (!("IntersectionObserver" in window)) return () => undefined;
  // all elements share one observer, because forty observers would slow down the first scroll
  reached ??= new IntersectionObserver((entries) => {
    const { innerHeight } = window; // reading it after a page change forces a layout
    for (const entry of entries) reports.get(entry.target)?.(entry, innerHeight);
  }, REACHED);
  const stop = () => {
    reports.delete(element);
    reached?.unobserve(element);
  };
  let isWaiting = false;
  reports.set(element, ({ isIntersecting, boundingClientRect: { top, height } }, windowHeight) => {
    const isSkipped = height === 0; // `content-visibility` skips its layout, but only out of view
    if (!isIntersecting && (isSkipped || top >= windowHeight)) {
      isWaiting = true;
      onChange(false);
    } else {
      stop();
      if (isWaiting) onChange(true);
    }
  });
  reached.observe(element);
  return stop;
}

function observe(
  element: Element,
  options: IntersectionObserverInit,
  onChange: (isIntersecting: boolean, stop: () => void) => void,
): () => void {
  const nothing = () => undefined;
  if (!("IntersectionObserver" in window)) {
    onChange(true, nothing);
    return nothing;
  }
  const stop = () => observer.disconnect();
  const observer = new IntersectionObserver(
    // the last entry is the newest
    (entries) => onChange(entries.at(-1)?.isIntersecting ?? false, stop),
    options,
  );
  observer.observe(element);
  return stop;
}
