import * as React from "react";
import { isFrugal } from "./idle";

const never = () => () => undefined;

/** Whether the visitor has to be frugal. True until that is known: what costs data waits. */
export function useFrugal(): boolean {
  return React.useSyncExternalStore(
    never,
    () => isFrugal(),
    () => true,
  );
}
