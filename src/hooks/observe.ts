/** Margin of the viewport within which an element is near it, as `rootMargin`. */
const NEAR = "300px 0px";

/**
 * Calls `onChange` with whether at least `threshold` (0–1) of `element` is in view, now and on changes.
 * Where the browser cannot observe, the element counts as in view. Returns a cleanup function.
 */
export const observeInView = (
  element: Element,
  threshold: number,
  onChange: (inView: boolean) => void,
): (() => void) => observe(element, { threshold }, (isIntersecting) => onChange(isIntersecting));

/** Calls `onNear` once, when `element` is in view or near it. Returns a cleanup function. */
export const observeNear = (element: Element, onNear: () => void): (() => void) =>
  observe(element, { rootMargin: NEAR }, (isNear, stop) => {
    if (!isNear) return;
    stop();
    onNear();
  });

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
    (entries) => onChange(entries.at(-1)?.isIntersecting ?? false, stop), // the last is the newest
    options,
  );
  observer.observe(element);
  return stop;
}
