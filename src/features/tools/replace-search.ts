/** Writes "?…" (or nothing) into the address in place: no new entry in the history, no loading. */
export function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
}
