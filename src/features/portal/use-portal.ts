import * as React from "react";
import { after } from "../../hooks/timers";
import { useAsync } from "../../hooks/use-async";

const PORTAL_LOAD_MS = 8_000;

/**
 * Resolves when the URL's host responds, and rejects if it can't be reached. Browsers don't reveal
 * another origin's content or status.
 */
const probeHost = (url: string): Promise<unknown> =>
  fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit" });

/**
 * Returns the loading status of the frame for `url`, and its load handler. Browsers also fire
 * `load` for their own error pages, so the host has to have responded too. A portal that takes
 * longer than 8 seconds is still shown once it has loaded.
 */
export function usePortal(url: string) {
  const answer = useAsync(url, probeHost);
  const [hasLoaded, setLoaded] = React.useState(false);
  const [isLate, setLate] = React.useState(false);
  React.useEffect(() => after(PORTAL_LOAD_MS, () => setLate(true)), []);
  const isShown = hasLoaded && answer.status === "loaded";
  const hasFailed = isLate || answer.status === "error";
  const status = isShown ? "loaded" : hasFailed ? "unreachable" : "loading";
  return { status, onLoad: () => setLoaded(true) } as const;
}
