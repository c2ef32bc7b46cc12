import { ToastList } from "./toast";
import type { ToastStore } from "./toast-store";
import { useToasts } from "./use-toasts";

/** The one place where toasts appear, on every page and across navigation. */
export function ToastRoot({ store }: { readonly store?: ToastStore }) {
  const { toasts, close, pauseProps } = useToasts(store);
  return (
    <ToastList
      toasts={toasts.map(({ id, kind, text, phase }) => ({
        id,
        tone: kind,
        text,
        leaving: phase === "leaving",
      }))}
      onClose={close}
      pauseProps={pauseProps}
    />
  );
}
