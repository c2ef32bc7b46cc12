import * as React from "react";
import { type Clock, systemClock } from "../../hooks/clock";
import { useStored, writeStored } from "../../hooks/use-stored";
import { CONSENT_NOTICE_VERSION } from "../../site/limits";
import { STORAGE_KEYS } from "../../site/storage";
import { ANALYTICS_ID, startAnalytics, stopAnalytics } from "./analytics";

/** What is kept as proof: the choice, when it was made, and which notice was read. */
export interface ConsentRecord {
  readonly choice: "accepted" | "declined";
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly version: number;
}

/** `unknown`: not read yet, or nothing to ask. `undecided`: the notice is to be shown. */
export type ConsentStatus = "unknown" | "undecided" | ConsentRecord["choice"];

/** The record kept as `text`; null when none, damaged, or given to another version of the notice. */
export function parseConsent(text: string | null): ConsentRecord | null {
  try {
    const { choice, at, version } = JSON.parse(text ?? "{}");
    const known = choice === "accepted" || choice === "declined";
    if (!known || typeof at !== "string" || version !== CONSENT_NOTICE_VERSION) return null;
    return { choice, at, version };
  } catch {
    return null;
  }
}

export interface Consent {
  readonly status: ConsentStatus;
  readonly accept: () => void;
  readonly decline: () => void;
  /** Takes an agreement back, as easily as it was given. */
  readonly revoke: () => void;
}

/** The visitor's word on analytics, and its effect: nothing loads before `accept`. */
export function useConsent(id: string = ANALYTICS_ID, clock: Clock = systemClock): Consent {
  const stored = useStored(STORAGE_KEYS.consent);
  const status: ConsentStatus =
    stored === undefined || !id ? "unknown" : (parseConsent(stored)?.choice ?? "undecided");

  React.useEffect(() => {
    if (status === "accepted") startAnalytics(id);
    if (status === "declined") stopAnalytics(id);
  }, [status, id]);

  const actions = React.useMemo(() => {
    const record = (choice: ConsentRecord["choice"]) => () => {
      const at = new Date(clock.now()).toISOString();
      writeStored(
        STORAGE_KEYS.consent,
        JSON.stringify({ choice, at, version: CONSENT_NOTICE_VERSION }),
      );
    };
    return { accept: record("accepted"), decline: record("declined"), revoke: record("declined") };
  }, [clock]);

  return { status, ...actions };
}
