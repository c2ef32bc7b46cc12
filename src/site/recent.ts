/**
 * Returns whether a stored time is less than `ms` old; all in ms. A time in the future counts as old: the clock that
 * stored it was ahead and has been put right, and what it dated would stay new for days.
 */
export const isRecent = (at: unknown, ms: number, now = Date.now()): boolean =>
  typeof at === "number" && at <= now && now - at < ms;
