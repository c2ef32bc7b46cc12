import * as React from "react";
import { after } from "../../hooks/timers";
import { typedValues } from "../../hooks/typed-values";
import { onPopState, onThisPage, readUrl } from "../../hooks/url-state";
import { isAnchor } from "../../site/url-fragment";
import {
  EMPTY_TOOL_STATE,
  readToolState,
  type ToolState,
  toolValues,
  withTyped,
} from "./tool-state";
import { keepToolUrl, readToolUrl, writeToolUrl } from "./tool-url";

const TOOL_URL_DELAY_MS = 500;

export type ToolControls = ReturnType<typeof useToolState>;

/**
 * Keeps what was entered into the tools in the URL's fragment: read after the first render, written half
 * a second after the last change, or at the next press, which may lead to another page. `touched` is true once the visitor has changed something; `fields` is
 * for the element around the tool's fields. It is no form: before scripts run, a form would send them.
 */
export function useToolState() {
  const fields = React.useRef<HTMLDivElement>(null);
  const [state, setState] = React.useState(EMPTY_TOOL_STATE);
  const [touched, setTouched] = React.useState(false);

  React.useEffect(() => {
    const typed = typedValues(fields.current);
    setState(withTyped(readToolState(readToolUrl()), typed));
    if (Object.keys(typed).length > 0) setTouched(true);
    return onPopState(() => {
      if (!isAnchor(window.location.hash)) setState(readToolState(readUrl().fragment));
    });
  }, []);

  React.useEffect(keepToolUrl, []);

  React.useEffect(() => {
    if (!touched) return;
    const write = onThisPage(() => writeToolUrl(toolValues(state)));
    const cancel = after(TOOL_URL_DELAY_MS, write);
    window.addEventListener("click", write, true); // before a link acts on it
    return () => {
      cancel();
      window.removeEventListener("click", write, true);
    };
  }, [state, touched]);

  const change = React.useCallback((patch: Partial<ToolState>) => {
    setTouched(true);
    setState((now) => ({ ...now, ...patch }));
  }, []);
  return { fields, state, touched, change } as const;
}
