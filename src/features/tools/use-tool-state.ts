import * as React from "react";
import { type Clock, systemClock } from "../../hooks/clock";
import { typedValues } from "../../hooks/typed-values";
import { TOOL_URL_DELAY_MS } from "../../site/limits";
import { EMPTY_TOOL_STATE, readToolState, type ToolState, toolQuery } from "./tool-state";

/** Writes `query`, without "?", into the current URL in place: no new history entry, no loading. */
export function replaceQuery(query: string): void {
  const { pathname, hash } = window.location;
  const url = `${pathname}${query && `?${query}`}${hash}`;
  window.history.replaceState(window.history.state, "", url);
}

export type ToolControls = ReturnType<typeof useToolState>;

/**
 * Keeps what was entered into the tools in the URL: read after the first render, written half a second
 * after the last change. `touched` is true once the visitor has changed something; `formProps` are for
 * the form of the tool, which sends nothing.
 */
export function useToolState(clock: Clock = systemClock) {
  const form = React.useRef<HTMLFormElement>(null);
  const [state, setState] = React.useState(EMPTY_TOOL_STATE);
  const [touched, setTouched] = React.useState(false);

  React.useEffect(() => {
    const read = () => setState(readToolState(window.location.search));
    const typed = typedValues(form.current);
    setState({ ...readToolState(window.location.search), ...typed });
    if (Object.keys(typed).length > 0) setTouched(true);
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);

  React.useEffect(() => {
    if (!touched) return;
    return clock.after(TOOL_URL_DELAY_MS, () => replaceQuery(toolQuery(state)));
  }, [state, touched, clock]);

  const change = React.useCallback((patch: Partial<ToolState>) => {
    setTouched(true);
    setState((now) => ({ ...now, ...patch }));
  }, []);
  const onSubmit = (event: React.FormEvent) => event.preventDefault();
  return { formProps: { ref: form, method: "get", onSubmit }, state, touched, change } as const;
}
