/**
 * Returns whether a stored time is less than `ms` ago. All are in ms. A time in the future counts
 * as old: a clock that was ahead stored it, and otherwise it would stay recent for days.
 */
export const isRecent = (at: unknown, ms: number, now = Date.now()): boolean =>
  typeof at === "number" && at <= now && now - at < ms;
