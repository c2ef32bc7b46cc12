import * as React from "react";
import { after } from "../../hooks/timers";
import { typedValues } from "../../hooks/typed-values";
import { onPopState, onThisPage, readUrl } from "../../hooks/url-state";
import { useLatest } from "../../hooks/use-latest";
import { isAnchor } from "../../site/url";
import {
  EMPTY_TOOL_STATE,
  readToolState,
  type ToolState,
  toolValues,
  withTyped,
} from "./tool-state";
import { keepToolUrl, readToolUrl, writeToolUrl } from "./tool-url";

const TOOL_URL_DEBOUNCE_MS = 500;

/** The changed fields, or a function that returns them for the current state. */
type ToolChange = Partial<ToolState> | ((now: ToolState) => Partial<ToolState>);

export type ToolControls = ReturnType<typeof useToolState>;

const asEntered = (state: ToolState): ToolState => state;

/**
 * Keeps what was entered into the tools in the URL's fragment. The fragment is read after the first
 * render. It's written half a second after the last change, or at the next click, which may leave
 * the page. `touched` becomes true once the visitor has changed something. Until then, the returned
 * state is `shownAs(entered)`, which may be an example, and the first change is applied to that.
 * Put the ref `fields` on the element around the tool's fields. Don't use a form for this, because
 * visitors could submit it before scripts run.
 */
export function useToolState(shownAs: (state: ToolState) => ToolState = asEntered) {
  const fields = React.useRef<HTMLDivElement>(null);
  const [{ entered, touched }, set] = React.useState({ entered: EMPTY_TOOL_STATE, touched: false });
  const latest = useLatest(shownAs);
  const state = touched ? entered : shownAs(entered);

  React.useEffect(() => {
    const typed = typedValues(fields.current);
    const read = readToolState(readToolUrl());
    const isTyped = Object.keys(typed).length > 0;
    set({ entered: isTyped ? withTyped(latest.current(read), typed) : read, touched: isTyped });
    return onPopState(() => {
      if (isAnchor(window.location.hash)) return;
      set((now) => ({ ...now, entered: readToolState(readUrl().fragment) }));
    });
  }, [latest]);

  React.useEffect(keepToolUrl, []);

  React.useEffect(() => {
    if (!touched) return;
    const write = onThisPage(() => writeToolUrl(toolValues(state)));
    const cancel = after(TOOL_URL_DEBOUNCE_MS, write);
    window.addEventListener("click", write, true); // before a link uses the URL
    return () => {
      cancel();
      window.removeEventListener("click", write, true);
    };
  }, [state, touched]);

  /**
   * Applies each change to the result of the previous one, because there may be several before the
   * next render (for example, everything typed before scripts ran).
   */
  const change = React.useCallback(
    (patch: ToolChange) => {
      set((now) => {
        const shown = now.touched ? now.entered : latest.current(now.entered);
        return {
          entered: { ...shown, ...(typeof patch === "function" ? patch(shown) : patch) },
          touched: true,
        };
      });
    },
    [latest],
  );
  return { fields, state, touched, change } as const;
}
