import { LIVE_START_DELAY_MS } from "../site/limits";

/** Runs something once the page is usable and the browser has time. Returns how to call it off. */
export type WhenIdle = (run: () => void) => () => void;

/** After the page has loaded, in the browser's next idle time. */
export const whenIdle: WhenIdle = (run) => {
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
