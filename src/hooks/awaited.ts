/** What some pages are opened for, such as the text of a post. */
interface Awaited {
  readonly isFor: (pathname: string) => boolean;
  /** Null when it is there, else whether it came. Never rejects. */
  readonly fetch: () => Promise<boolean> | null;
}

const all: Awaited[] = [];

/** Has the pages that it `isFor` wait for a part of theirs, as they wait for their data. */
export function awaitedBy(isFor: Awaited["isFor"], fetch: Awaited["fetch"]): void {
  all.push({ isFor, fetch });
}

/** Fetches what the page at `pathname` waits for: null when all is there, else whether it came. */
export function whatIsAwaited(pathname: string): Promise<boolean> | null {
  const coming = all.flatMap(({ isFor, fetch }) => (isFor(pathname) ? (fetch() ?? []) : []));
  return coming.length > 0 ? Promise.all(coming).then((came) => came.every(Boolean)) : null;
}
