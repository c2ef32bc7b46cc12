import { LIVE_START_DELAY_MS } from "../site/limits";
import { observeNear } from "./observe";

/** Runs something once the page is usable and the browser has time. Returns how to call it off. */
export type WhenIdle = (run: () => void) => () => void;

/** The Network Information API, as far as it is used here; Safari and Firefox have none. */
interface ConnectionHints {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether the visitor saves data or has a slow connection: then the pre-built content has to do. */
export function prefersReducedData(
  {
    connection: { saveData, effectiveType = "" } = {},
  }: ConnectionHints = navigator as ConnectionHints,
  asksForLess = "matchMedia" in window && matchMedia("(prefers-reduced-data: reduce)").matches,
): boolean {
  return asksForLess || saveData === true || /2g$/.test(effectiveType);
}

/** After the page has loaded, in the browser's next idle time; never for a visitor who saves data. */
export const whenIdle: WhenIdle = (run) => {
  if (prefersReducedData()) return () => undefined;
  let cancel: () => void = () => undefined;
  const wait = () => {
    if ("requestIdleCallback" in window) {
      const id = window.requestIdleCallback(run, { timeout: LIVE_START_DELAY_MS });
      cancel = () => window.cancelIdleCallback(id);
    } else {
      const id = setTimeout(run, LIVE_START_DELAY_MS); // Safari
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

/** Like `whenIdle`, once the element of `place` is in view or near it. */
export const whenNearViewport =
  (place: { readonly current: Element | null }, idle: WhenIdle = whenIdle): WhenIdle =>
  (run) => {
    if (!place.current) return () => undefined;
    let cancel: () => void = () => undefined;
    const stop = observeNear(place.current, () => {
      cancel = idle(run);
    });
    return () => {
      stop();
      cancel();
    };
  };
