/**
 * Returns whether a stored time is less than `ms` ago. All arguments are in ms. A time in the
 * future counts as old, because it was stored while the clock was ahead and would otherwise stay
 * recent for days.
 */
export const isRecent = (at: unknown, ms: number, now = Date.now()): boolean =>
  typeof at === "number" && at <= now && now - at < ms;
