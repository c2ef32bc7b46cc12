/** As the router writes it into the history's entries; those of anchors have none. */
interface EntryState {
  readonly key?: string;
}

/** Where each entry of the history was left, in px from the top. */
const tops = new Map<string, number>();

const currentKey = (): string | undefined => (window.history.state as EntryState | null)?.key;

/** The key of the history's entry that the visitor is at; one that has none is given one. */
export function entryKey(): { readonly key: string; readonly isNew: boolean } {
  const known = currentKey();
  if (known) return { key: known, isNew: false };
  const key = String(Date.now()); // as the router does
  window.history.replaceState({ ...window.history.state, key }, "");
  return { key, isNew: true };
}

/** Notes where the page is now. */
export function noteTop(): void {
  const key = currentKey();
  if (key) tops.set(key, window.scrollY);
}

/** Where the entry was left, if it was seen since the site was opened. */
export const topOf = (key: string | undefined): number | undefined =>
  key === undefined ? undefined : tops.get(key);

/**
 * Remembers where each entry of the page at `pathname` is left; the router knows one place for all
 * anchors of a page. While the address is already that of the next page nothing is. Returns how to stop.
 */
export function rememberTops(pathname: string): () => void {
  const onScroll = () => {
    if (window.location.pathname === pathname) noteTop();
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
}
