import * as React from "react";
import type { Clock } from "../../hooks/clock";
import { type PausableTimer, pausableTimer } from "../../hooks/pausable-timer";
import { useLatest } from "../../hooks/use-latest";
import { CONTACT_SUCCESS_MS } from "../../site/limits";

/** For the element of the thank-you view. */
export interface ThankYouProps {
  readonly ref: React.RefObject<HTMLDivElement>;
  readonly tabIndex: -1;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: React.FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * While `shown`, runs `onOver` once, after 5000 ms; mouse over the view or focus on something in it
 * holds the time. The view itself takes the focus that the form has left behind, which holds nothing.
 */
export function useThankYou(shown: boolean, onOver: () => void, clock: Clock): ThankYouProps {
  const ref = React.useRef<HTMLDivElement>(null);
  const timer = React.useRef<PausableTimer | null>(null);
  const latestOver = useLatest(onOver);

  React.useEffect(() => {
    if (!shown) return;
    if (document.activeElement === document.body) ref.current?.focus();
    const running = pausableTimer(clock, CONTACT_SUCCESS_MS, () => latestOver.current());
    timer.current = running;
    return running.cancel;
  }, [shown, clock, latestOver]);

  return {
    ref,
    tabIndex: -1,
    onPointerEnter: () => timer.current?.pause("hover"),
    onPointerLeave: () => timer.current?.resume("hover"),
    onFocus: ({ target, currentTarget }) => {
      if (target !== currentTarget) timer.current?.pause("focus");
    },
    onBlur: () => timer.current?.resume("focus"),
  };
}
