import { type Clock, systemClock } from "../../../hooks/clock";
import { type PausableTimer, type PauseReason, pausableTimer } from "../../../hooks/pausable-timer";
import { TOAST_EXIT_MS, TOAST_VISIBLE_MS } from "../../../site/limits";

export type ToastKind = "success" | "error";

/** `leaving` lasts for the exit animation; then the toast is removed. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly phase: "shown" | "leaving";
}

export interface ToastStore extends Readonly<Record<ToastKind, (text: string) => void>> {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Returns the toasts, oldest first; the same array until something changes. */
  readonly list: () => readonly Toast[];
  readonly close: (id: number) => void;
  readonly pause: (id: number, reason: PauseReason) => void;
  readonly resume: (id: number, reason: PauseReason) => void;
}

/** Creates a store whose toasts close after `TOAST_VISIBLE_MS`, without the time they were paused. */
export function createToastStore(clock: Clock): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const timers = new Map<number, PausableTimer>();
  const listeners = new Set<() => void>();

  const update = (next: readonly Toast[]) => {
    toasts = next;
    for (const notify of [...listeners]) notify();
  };
  const close = (id: number) => {
    const timer = timers.get(id);
    if (!timer) return; // already leaving
    timer.cancel();
    timers.delete(id);
    update(toasts.map((toast) => (toast.id === id ? { ...toast, phase: "leaving" } : toast)));
    clock.after(TOAST_EXIT_MS, () => update(toasts.filter((toast) => toast.id !== id)));
  };
  const show = (kind: ToastKind) => (text: string) => {
    lastId += 1;
    const id = lastId;
    timers.set(
      id,
      pausableTimer(clock, TOAST_VISIBLE_MS, () => close(id)),
    );
    update([...toasts, { id, kind, text, phase: "shown" }]);
  };

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    list: () => toasts,
    success: show("success"),
    error: show("error"),
    close,
    pause: (id, reason) => timers.get(id)?.pause(reason),
    resume: (id, reason) => timers.get(id)?.resume(reason),
  };
}

/** The toasts of this page. */
export const toastStore: ToastStore = createToastStore(systemClock);
