/** Elements within this margin of the viewport count as near it (a `rootMargin`). */
const NEAR = "300px 0px";
/** Everything above the viewport counts too, because a jump may have skipped it. */
const REACHED = { rootMargin: "9999999px 0px 0px", threshold: 0.1 };

/**
 * Calls `onChange` now and on every change with whether any part of `element` is in view. Browsers
 * without IntersectionObserver count it as in view. Returns a cleanup function.
 */
export const observeInView = (
  element: Element,
  onChange: (inView: boolean) => void,
): (() => void) => observe(element, {}, (inView) => onChange(inView));

/** Calls `onNear` once, when `element` is in or near the viewport. Returns a cleanup function. */
export const observeNear = (element: Element, onNear: () => void): (() => void) =>
  observe(element, { rootMargin: NEAR }, (isNear, stop) => {
    if (!isNear) return;
    stop();
    onNear();
  });

let reached: IntersectionObserver | undefined;
const reports = new Map<Element, (entry: IntersectionObserverEntry) => void>();

/**
 * Calls `onChange(false)` if `element` is below the viewport or not laid out yet, then
 * `onChange(true)` once a tenth of it is in view or has been passed. Never calls it for an element
 * that is already in view. Returns a cleanup function.
 */
export function observeReached(
  element: Element,
  onChange: (isReached: boolean) => void,
): () => void {
  if (!("IntersectionObserver" in window)) return () => undefined;
  // shared, because forty observers would take a third of the first scroll's task
  reached ??= new IntersectionObserver((entries) => {
    for (const entry of entries) reports.get(entry.target)?.(entry);
  }, REACHED);
  const stop = () => {
    reports.delete(element);
    reached?.unobserve(element);
  };
  let isWaiting = false;
  reports.set(element, ({ isIntersecting, boundingClientRect: { top, height } }) => {
    const isSkipped = height === 0; // by `content-visibility`, which only skips what's out of view
    if (!isIntersecting && (isSkipped || top >= window.innerHeight)) {
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
