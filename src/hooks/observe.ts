/**
 * Tells whether at least `threshold` (0–1) of `element` is in view, at once and on each change.
 * Where the browser cannot observe, the element counts as in view. Returns how to stop.
 */
export function observeInView(
  element: Element,
  threshold: number,
  onChange: (inView: boolean) => void,
): () => void {
  if (!("IntersectionObserver" in window)) {
    onChange(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting ?? false), // the last one is the newest
    { threshold },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** How far below or above the window something is near. */
const NEAR = "300px";

/** Tells once that `element` is in view or near it. Returns how to stop. */
export function observeNear(element: Element, onNear: () => void): () => void {
  if (!("IntersectionObserver" in window)) {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${NEAR} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
