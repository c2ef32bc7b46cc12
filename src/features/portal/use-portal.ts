import * as React from "react";
import { type Clock, systemClock } from "../../hooks/clock";
import { useAsync } from "../../hooks/use-async";
import { PORTAL_LOAD_MS } from "../../site/limits";

export interface PortalOptions {
  readonly clock?: Clock;
  /** Resolves when the host of the URL answers; rejects when it cannot be reached. */
  readonly probe?: (url: string) => Promise<unknown>;
}

/** Asks for nothing but an answer: its content and status stay closed to another origin. */
const probeHost = (url: string): Promise<unknown> =>
  fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit" });

/**
 * Returns whether the frame of `url` can be shown, and its load handler. A browser fires `load` for its
 * own error page as well, so that the host has to answer, too. What loads after 8 seconds is shown then.
 */
export function usePortal(url: string, options: PortalOptions = {}) {
  const { clock = systemClock, probe = probeHost } = options;
  const answer = useAsync(url, probe);
  const [hasLoaded, setLoaded] = React.useState(false);
  const [isLate, setLate] = React.useState(false);
  React.useEffect(() => clock.after(PORTAL_LOAD_MS, () => setLate(true)), [clock]);
  const isShown = hasLoaded && answer.status === "loaded";
  const hasFailed = isLate || answer.status === "error";
  const status = isShown ? "loaded" : hasFailed ? "unreachable" : "loading";
  return { status, onLoad: () => setLoaded(true) } as const;
}
