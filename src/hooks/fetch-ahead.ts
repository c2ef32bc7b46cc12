import { isFrugal } from "./idle";

/** As much of Gatsby's loader of pages as is used here. */
export interface GatsbyWindow {
  readonly ___loader?: {
    readonly hovering: (path: string) => void;
    readonly loadPage?: (path: string) => Promise<unknown>;
  };
}

/**
 * Fetches what the page at `address` needs, so that it is there when it is asked for. Nothing for
 * who saves data or has a slow connection: they pay for what they open, not for what they point at.
 * Returns whether anything may be fetched.
 */
export function fetchAhead(
  address: string,
  { ___loader: loader }: GatsbyWindow = window as GatsbyWindow, // Gatsby puts it there
): boolean {
  const [path = ""] = address.split("#");
  if (isFrugal()) return false;
  loader?.hovering(path);
  return true;
}
