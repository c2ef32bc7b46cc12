import { createStore, type Store } from "../../hooks/create-store";
import { type PausableTimer, type PauseReason, pausableTimer } from "../../hooks/pausable-timer";
import { after } from "../../hooks/timers";

const TOAST_VISIBLE_MS = 5_000;
const TOAST_EXIT_MS = 300;

export type ToastKind = "success" | "error";

/** A message that's `leaving` during its exit animation and is then removed. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly phase: "shown" | "leaving";
}

/** The visible toasts, oldest first. */
interface ToastStore
  extends Omit<Store<readonly Toast[]>, "set">,
    Readonly<Record<ToastKind, (text: string) => void>> {
  readonly close: (id: number) => void;
  readonly pause: (id: number, reason: PauseReason) => void;
  readonly resume: (id: number, reason: PauseReason) => void;
}

/** Creates a store whose toasts close after `TOAST_VISIBLE_MS`, not counting time while paused. */
function createToastStore(): ToastStore {
  const { get, set, subscribe } = createStore<readonly Toast[]>([]);
  let lastId = 0;
  const timers = new Map<number, PausableTimer>();

  const close = (id: number) => {
    const timer = timers.get(id);
    if (!timer) return; // already leaving
    timer.cancel();
    timers.delete(id);
    set(get().map((toast) => (toast.id === id ? { ...toast, phase: "leaving" } : toast)));
    after(TOAST_EXIT_MS, () => set(get().filter((toast) => toast.id !== id)));
  };
  const show = (kind: ToastKind) => (text: string) => {
    lastId += 1;
    const id = lastId;
    timers.set(
      id,
      pausableTimer(TOAST_VISIBLE_MS, () => close(id)),
    );
    set([...get(), { id, kind, text, phase: "shown" }]);
  };

  return {
    get,
    subscribe,
    success: show("success"),
    error: show("error"),
    close,
    pause: (id, reason) => timers.get(id)?.pause(reason),
    resume: (id, reason) => timers.get(id)?.resume(reason),
  };
}

export const toastStore: ToastStore = createToastStore();
