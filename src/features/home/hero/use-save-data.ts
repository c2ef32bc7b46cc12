import * as React from "react";
import { prefersReducedData } from "../../../hooks/idle";

const never = () => () => undefined;

/** Whether the visitor saves data. True on the server and in the first render: what costs data waits. */
export function useSaveData(): boolean {
  return React.useSyncExternalStore(
    never,
    () => prefersReducedData(),
    () => true,
  );
}
