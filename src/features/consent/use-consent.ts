import * as React from "react";
import { useStored, writeStored } from "../../hooks/use-stored";
import { STORAGE_KEYS } from "../../site/storage";
import { startAnalytics, stopAnalytics } from "./analytics";
import { CONSENT_NOTICE_VERSION, type ConsentRecord, parseConsent } from "./consent";

export interface Consent {
  /** `unknown`: not read yet. `undecided`: the notice is shown. */
  readonly status: "unknown" | "undecided" | ConsentRecord["choice"];
  readonly decide: (choice: ConsentRecord["choice"]) => void;
}

/** Stores and applies the visitor's choice on analytics. Nothing loads unless they accept. */
export function useConsent(id: string): Consent {
  const stored = useStored(STORAGE_KEYS.consent);
  const status = stored === undefined ? "unknown" : (parseConsent(stored)?.choice ?? "undecided");

  React.useEffect(() => {
    if (status === "accepted") startAnalytics(id);
    if (status === "declined") stopAnalytics(id);
  }, [status, id]);

  return {
    status,
    decide: (choice) => {
      const at = new Date().toISOString();
      const record: ConsentRecord = { choice, at, version: CONSENT_NOTICE_VERSION };
      writeStored(STORAGE_KEYS.consent, JSON.stringify(record));
    },
  };
}
