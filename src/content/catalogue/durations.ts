/** Durations and hours that code and texts name; bundled documents repeat them, and a test compares. */

/** From complete papers to a network's approval, as guidance. */
export const SENDER_ID_APPROVAL = "2 to 14 working days";
/** When promotional messages go out, as guidance. */
export const PROMOTIONAL_HOURS = { from: "08:00", to: "18:00" } as const;
