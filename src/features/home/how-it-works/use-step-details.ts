import * as React from "react";
import { useMediaQuery } from "../../../hooks/use-media-query";
import { STEP_TAP_MAX_PX } from "../../../site/limits";

/** What shows a step on a wide screen; a click keeps it until the next click or until focus leaves. */
export type ShownBy = "hover" | "focus" | "click";

/** `active`: the one step shown on a wide screen. `expanded`: the steps opened on a narrow one. */
export interface StepDetails {
  readonly active: { readonly step: number; readonly by: ShownBy } | null;
  readonly expanded: readonly number[];
}

export type StepEvent =
  | { readonly type: "show"; readonly step: number; readonly by: "hover" | "focus" }
  | { readonly type: "leave"; readonly by: "hover" | "focus" }
  | { readonly type: "click"; readonly step: number; readonly wide: boolean }
  | { readonly type: "dismiss" };

export const NO_DETAILS: StepDetails = { active: null, expanded: [] };

function click(state: StepDetails, step: number, wide: boolean): StepDetails {
  if (wide) {
    const again = state.active?.step === step && state.active.by === "click";
    return { ...state, active: again ? null : { step, by: "click" } };
  }
  const open = state.expanded.includes(step);
  const others = state.expanded.filter((other) => other !== step);
  return { ...state, expanded: open ? others : [...others, step] };
}

export function stepDetails(state: StepDetails, event: StepEvent): StepDetails {
  switch (event.type) {
    case "show":
      return state.active?.step === event.step
        ? state
        : { ...state, active: { step: event.step, by: event.by } };
    case "leave": // the mouse ends what it showed, leaving focus ends the rest
      return (event.by === "hover") === (state.active?.by === "hover")
        ? { ...state, active: null }
        : state;
    case "click":
      return click(state, event.step, event.wide);
    case "dismiss":
      return { ...state, active: null };
  }
}

export interface StepControls {
  readonly isOpen: (step: number) => boolean;
  /** For the element that holds a step. */
  readonly itemProps: (step: number) => {
    readonly onPointerEnter: (event: React.PointerEvent) => void;
    readonly onPointerLeave: (event: React.PointerEvent) => void;
  };
  /** For the step's button. */
  readonly triggerProps: (step: number) => {
    readonly "aria-expanded": boolean;
    readonly "aria-controls": string;
    readonly onClick: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: React.KeyboardEvent) => void;
  };
  readonly panelId: (step: number) => string;
}

/**
 * Details of the numbered steps. Above 768 pixels hover or focus shows one, Escape hides it; at or
 * below, a tap (or Enter) expands and collapses each by itself.
 */
export function useStepDetails(): StepControls {
  const [state, send] = React.useReducer(stepDetails, NO_DETAILS);
  const wide = useMediaQuery(`(min-width: ${STEP_TAP_MAX_PX + 1}px)`);
  const baseId = React.useId();
  const isOpen = (step: number) =>
    wide ? state.active?.step === step : state.expanded.includes(step);
  const panelId = (step: number) => `${baseId}step-${step}`;

  return {
    isOpen,
    panelId,
    itemProps: (step) => ({
      onPointerEnter: ({ pointerType }) => {
        if (wide && pointerType !== "touch") send({ type: "show", step, by: "hover" });
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== "touch") send({ type: "leave", by: "hover" });
      },
    }),
    triggerProps: (step) => ({
      "aria-expanded": isOpen(step),
      "aria-controls": panelId(step),
      onClick: () => send({ type: "click", step, wide }),
      onFocus: () => wide && send({ type: "show", step, by: "focus" }),
      onBlur: () => send({ type: "leave", by: "focus" }),
      onKeyDown: ({ key }) => key === "Escape" && send({ type: "dismiss" }),
    }),
  };
}
