import { observeNear } from "./observe";

const LIVE_START_DELAY_MS = 2_000;

/**
 * A function that runs `run` once, after the page has loaded and the browser is idle. Returns a
 * cleanup function.
 */
export type WhenIdle = (run: () => void) => () => void;

/** The part of the Network Information API that we use. Safari and Firefox don't have it. */
interface ConnectionHints {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/**
 * Returns whether the visitor has turned on data saving or has a slow connection. If so, newer
 * content isn't loaded.
 */
export function prefersReducedData(): boolean {
  const { connection } = navigator as ConnectionHints; // not in TypeScript's DOM types
  const { saveData, effectiveType = "" } = connection ?? {};
  const asksForLess =
    "matchMedia" in window && matchMedia("(prefers-reduced-data: reduce)").matches;
  return asksForLess || saveData === true || /2g$/.test(effectiveType);
}

/**
 * Calls `run` in the first idle period after page load, and at the latest after `waitMaxMs`.
 * Browsers without `requestIdleCallback` always wait that long. Never calls it for visitors who
 * save data.
 */
export const whenIdle = (run: () => void, waitMaxMs = LIVE_START_DELAY_MS): (() => void) => {
  if (prefersReducedData()) return () => undefined;
  let cancel: () => void = () => undefined;
  const wait = () => {
    if ("requestIdleCallback" in window) {
      const id = window.requestIdleCallback(run, { timeout: waitMaxMs });
      cancel = () => window.cancelIdleCallback(id);
    } else {
      const id = setTimeout(run, waitMaxMs); // Safari
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === "complete") wait();
  else {
    window.addEventListener("load", wait, { once: true });
    cancel = () => window.removeEventListener("load", wait);
  }
  return () => cancel();
};

/** Returns a `WhenIdle` that also waits until the element is near the viewport. */
export const whenNearViewport =
  (ref: { readonly current: Element | null }, idle: WhenIdle = whenIdle): WhenIdle =>
  (run) => {
    if (!ref.current) return () => undefined;
    let cancel: () => void = () => undefined;
    const stop = observeNear(ref.current, () => {
      cancel = idle(run);
    });
    return () => {
      stop();
      cancel();
    };
  };
