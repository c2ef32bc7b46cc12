import * as React from "react";
import { type Toast, type ToastStore, toastStore } from "./toast-store";

const NONE: readonly Toast[] = [];

export interface Toasts {
  readonly toasts: readonly Toast[];
  readonly close: (id: number) => void;
  /** For the element of one toast: it stays while hovered or focused. */
  readonly pauseProps: (id: number) => {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/** The toasts now shown; none on the server and in the first render. */
export function useToasts(store: ToastStore = toastStore): Toasts {
  const toasts = React.useSyncExternalStore(store.subscribe, store.list, () => NONE);
  return {
    toasts,
    close: store.close,
    pauseProps: (id) => ({
      onPointerEnter: () => store.pause(id, "hover"),
      onPointerLeave: () => store.resume(id, "hover"),
      onFocus: () => store.pause(id, "focus"),
      onBlur: () => store.resume(id, "focus"),
    }),
  };
}
