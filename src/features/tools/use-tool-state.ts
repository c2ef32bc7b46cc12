import * as React from "react";
import { type Clock, systemClock } from "../../hooks/clock";
import { typedValues } from "../../hooks/typed-values";
import { onThisPage } from "../../hooks/use-current-url";
import { TOOL_URL_DELAY_MS } from "../../site/limits";
import { isAnchor, readFragment } from "../../site/url-fragment";
import { EMPTY_TOOL_STATE, readToolState, type ToolState, toolValues } from "./tool-state";
import { keepToolUrl, readToolUrl, writeToolUrl } from "./tool-url";

export type ToolControls = ReturnType<typeof useToolState>;

/**
 * Keeps what was entered into the tools in the URL's fragment: read after the first render, written half
 * a second after the last change. `touched` is true once the visitor has changed something; `fields` is
 * for the element around the tool's fields. It is no form: before scripts run, a form would send them.
 */
export function useToolState(clock: Clock = systemClock) {
  const fields = React.useRef<HTMLDivElement>(null);
  const [state, setState] = React.useState(EMPTY_TOOL_STATE);
  const [touched, setTouched] = React.useState(false);

  React.useEffect(() => {
    const typed = typedValues(fields.current);
    setState({ ...readToolState(readToolUrl()), ...typed });
    if (Object.keys(typed).length > 0) setTouched(true);
    const onPopState = () => {
      const { hash } = window.location;
      if (!isAnchor(hash)) setState(readToolState(readFragment(hash)));
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);

  React.useEffect(keepToolUrl, []);

  React.useEffect(() => {
    if (!touched) return;
    const write = onThisPage(() => writeToolUrl(toolValues(state)));
    return clock.after(TOOL_URL_DELAY_MS, write);
  }, [state, touched, clock]);

  const change = React.useCallback((patch: Partial<ToolState>) => {
    setTouched(true);
    setState((now) => ({ ...now, ...patch }));
  }, []);
  return { fields, state, touched, change } as const;
}
