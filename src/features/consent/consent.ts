/** Marks a script element that waits for the visitor's consent to analytics. */
export const CONSENT_ATTRIBUTE = "data-needs-consent";
