import * as React from "react";
import { type Clock, systemClock } from "../../../hooks/clock";

const never = () => () => undefined;

/** The year by the visitor's clock; `builtYear` on the server and in the first render. */
export function useCurrentYear(builtYear: number, clock: Clock = systemClock): number {
  return React.useSyncExternalStore(
    never,
    () => new Date(clock.now()).getFullYear(),
    () => builtYear,
  );
}
