/** Version of the analytics notice; a higher one asks again. */
export const CONSENT_NOTICE_VERSION = 1;

/** Marks a script element that waits for the visitor's consent to analytics. */
export const CONSENT_ATTRIBUTE = "data-needs-consent";

/** Proof of a choice: its time, and the version of the notice. */
export interface ConsentRecord {
  readonly choice: "accepted" | "declined";
  /** Time of the choice, ISO 8601 in UTC. */
  readonly at: string;
  readonly version: number;
}

/** Reads a stored record; null when none, damaged, or given to another version of the notice. */
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
