/** Increase this number to ask all visitors again. */
export const CONSENT_NOTICE_VERSION = 1;

/** Attribute of scripts that wait for the visitor's consent. */
export const CONSENT_ATTRIBUTE = "data-needs-consent";

export interface ConsentRecord {
  readonly choice: "accepted" | "declined";
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly version: number;
}

/**
 * Parses a stored record. Returns null if there's none, if it's damaged, or if it's about another
 * version of the notice.
 */
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
