import * as React from "react";

export interface Tooltip {
  /** Sent away by Escape until the pointer or the focus comes again. */
  readonly dismissed: boolean;
  /** For the element that holds control and tooltip. */
  readonly rootProps: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/** Lets Escape send away a tooltip that styles show on hover and focus (WCAG 2.2, 1.4.13). */
export function useTooltip(): Tooltip {
  const [engaged, setEngaged] = React.useState(false);
  const [dismissed, setDismissed] = React.useState(false);

  React.useEffect(() => {
    if (!engaged) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setDismissed(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [engaged]);

  const begin = () => {
    setEngaged(true);
    setDismissed(false);
  };
  const end = () => setEngaged(false);
  return {
    dismissed,
    rootProps: { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end },
  };
}
