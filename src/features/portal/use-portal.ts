import * as React from "react";
import { after } from "../../hooks/timers";
import { useAsync } from "../../hooks/use-async";

const PORTAL_LOAD_MS = 8_000;

/**
 * Resolves when the host of the URL answers, rejects when it cannot be reached. It asks for nothing but an
 * answer: content and status stay closed to another origin.
 */
const probeHost = (url: string): Promise<unknown> =>
  fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit" });

/**
 * Returns whether the frame of `url` can be shown, and its load handler. A browser fires `load` for its own error page
 * as well, so that the host has to respond, too. A portal that loads after 8 seconds is shown then.
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
