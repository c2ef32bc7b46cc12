import * as React from "react";
import { mediaWidth, useMediaQuery } from "../../hooks/use-media-query";
import { STEP_TAP_MAX_PX } from "../../site/limits";

/** The step whose details are open in a wide window, and what opened them. */
interface ActiveStep {
  readonly step: number;
  readonly by: "hover" | "focus" | "click";
}

/**
 * Opens and closes the details of steps. In wide windows, hover or focus opens a step, a click
 * keeps it open until the next click or until the focus leaves, and Escape closes it. In narrow
 * windows, a tap or Enter opens or closes each step independently. Returns a function that returns
 * the state and props of a step.
 */
export function useStepDetails() {
  const [active, setActive] = React.useState<ActiveStep | null>(null);
  const [expanded, setExpanded] = React.useState<readonly number[]>([]);
  const isWide = useMediaQuery(`(min-width: ${mediaWidth(STEP_TAP_MAX_PX + 1)})`);

  const show = (step: number, by: ActiveStep["by"]) =>
    setActive((now) => (now?.step === step ? now : { step, by }));
  const toggle = (step: number) => {
    if (isWide) {
      setActive((now) => (now?.step === step && now.by === "click" ? null : { step, by: "click" }));
    } else {
      setExpanded((now) =>
        now.includes(step) ? now.filter((other) => other !== step) : [...now, step],
      );
    }
  };

  return (step: number) => ({
    isOpen: isWide ? active?.step === step : expanded.includes(step),
    itemProps: {
      onPointerEnter: ({ pointerType }: React.PointerEvent) => {
        if (isWide && pointerType !== "touch") show(step, "hover");
      },
      onPointerLeave: ({ pointerType }: React.PointerEvent) => {
        if (pointerType !== "touch") setActive((now) => (now?.by === "hover" ? null : now));
      },
    },
    /**
     * Props for the `summary`. They stop the browser from toggling the details, because React does
     * that.
     */
    summaryProps: {
      onClick: (event: React.MouseEvent) => {
        event.preventDefault();
        toggle(step);
      },
      onFocus: () => isWide && show(step, "focus"),
      onBlur: () => setActive((now) => (now?.by === "hover" ? now : null)),
      onKeyDown: ({ key }: React.KeyboardEvent) => key === "Escape" && setActive(null),
    },
  });
}
