import { LIVE_START_DELAY_MS } from "../site/limits";
import { observeNear } from "./observe";

/** Runs something once the page is usable and the browser has time. Returns how to call it off. */
export type WhenIdle = (run: () => void) => () => void;

/** What some browsers tell of the connection. */
interface FrugalHints {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/**
 * Whether the visitor saves data or has a slow connection: what was built has to do then. Stands in
 * every page as it is written here (`first-script.ts`), so it may use nothing from around it.
 */
export function isFrugal(
  { connection: { saveData, effectiveType = "" } = {} }: FrugalHints = navigator as FrugalHints,
  asksForLess = "matchMedia" in window && matchMedia("(prefers-reduced-data: reduce)").matches,
): boolean {
  return asksForLess || saveData === true || /2g$/.test(effectiveType);
}

/** After the page has loaded, in the browser's next idle time; never for who has to be frugal. */
export const whenIdle: WhenIdle = (run) => {
  if (isFrugal()) return () => undefined;
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
export const whenNear =
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
