import * as React from "react";
import { mediaWidth, useMediaQuery } from "../../hooks/use-media-query";
import { STEP_TAP_MAX_PX } from "../../site/limits";

/** The step that a wide window shows, and the interaction that opened it. */
interface ActiveStep {
  readonly step: number;
  readonly by: "hover" | "focus" | "click";
}

/**
 * Shows the details of steps. In a wide window hover or focus shows one step, a click keeps it until the
 * next click or until the focus leaves, and Escape hides it; in a narrow one a tap or Enter opens and
 * closes each step. Returns a function that gives the state and the props of one step.
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
    /** Props of the list item. */
    itemProps: {
      onPointerEnter: ({ pointerType }: React.PointerEvent) => {
        if (isWide && pointerType !== "touch") show(step, "hover");
      },
      onPointerLeave: ({ pointerType }: React.PointerEvent) => {
        if (pointerType !== "touch") setActive((now) => (now?.by === "hover" ? null : now));
      },
    },
    /** Props of the `summary`, whose own opening and closing is prevented: the state decides alone. */
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
