import * as React from "react";
import type { PageAddress } from "./page-change";

const NOWHERE: PageAddress = { pathname: "", hash: "" };

/** Address of the page, as `wrapPageElement` gives it; nowhere in tests and in slices that are built. */
export const AddressContext = React.createContext(NOWHERE);

/** Runs `run` when the visitor has gone to another page: what outlives that closes what it has open. */
export function useLeaving(run: () => void): void {
  const { pathname } = React.useContext(AddressContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the page is another
  React.useEffect(() => run, [pathname, run]);
}
