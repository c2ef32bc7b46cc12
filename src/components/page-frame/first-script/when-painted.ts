/**
 * A part of the first script (`first-script.ts`). Comes once the page has loaded and is shown: two
 * frames after the load a picture that it waited for is painted, and then the browser says so.
 */
export function whenPainted(): Promise<unknown> {
  return new Promise((resolve) => {
    const waitForPaint = () =>
      new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    const inTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(waitForPaint));
    addEventListener("load", inTwoFrames, { once: true });
  });
}
