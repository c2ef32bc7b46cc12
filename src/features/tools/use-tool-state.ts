import * as React from "react";
import { type Clock, systemClock } from "../../hooks/clock";
import { useLatest } from "../../hooks/use-latest";
import { TOOL_ADDRESS_MS } from "../../site/limits";
import { replaceSearch } from "./replace-search";
import { EMPTY_TOOL_STATE, readToolState, type ToolState, toolSearch } from "./tool-state";

export interface ToolControls {
  readonly state: ToolState;
  /** The visitor changed something here; what the address said is no change. */
  readonly touched: boolean;
  readonly change: (patch: Partial<ToolState>) => void;
}

export interface ToolStateOptions {
  /** What was typed before scripts ran. */
  readonly typed?: () => Partial<ToolState>;
  readonly clock?: Clock;
}

/**
 * What was entered into the tools, kept in the address: read after the first render, written half a
 * second after the last change.
 */
export function useToolState({
  typed = () => ({}),
  clock = systemClock,
}: ToolStateOptions = {}): ToolControls {
  const [state, setState] = React.useState(EMPTY_TOOL_STATE);
  const [touched, setTouched] = React.useState(false);
  const early = useLatest(typed);

  React.useEffect(() => {
    const read = () => setState(readToolState(window.location.search));
    const before = early.current();
    setState({ ...readToolState(window.location.search), ...before });
    if (Object.keys(before).length > 0) setTouched(true);
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [early]);

  React.useEffect(() => {
    if (!touched) return;
    return clock.after(TOOL_ADDRESS_MS, () => replaceSearch(toolSearch(state)));
  }, [state, touched, clock]);

  const change = React.useCallback((patch: Partial<ToolState>) => {
    setTouched(true);
    setState((now) => ({ ...now, ...patch }));
  }, []);
  return { state, touched, change };
}
