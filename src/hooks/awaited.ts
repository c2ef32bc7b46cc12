const awaited = new Set<Promise<unknown>>();

/** Has the next page wait for `coming`, which never rejects, as it waits for its data. */
export function awaitWithPage(coming: Promise<unknown>): void {
  awaited.add(coming);
  void coming.then(() => awaited.delete(coming));
}

/** What the next page waits for; null when all is there. */
export const whatIsAwaited = (): Promise<unknown> | null =>
  awaited.size > 0 ? Promise.all(awaited) : null;
