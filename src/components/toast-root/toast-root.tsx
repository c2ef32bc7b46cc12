import type { ToastStore } from "../../hooks/toast-store";
import { useToasts } from "../../hooks/use-toasts";
import { ToastList } from "../toast/toast";

/** The one place where toasts appear, on every page and across navigation. */
export function ToastRoot({ store }: { readonly store?: ToastStore }) {
  const { toasts, close, holdProps } = useToasts(store);
  return (
    <ToastList
      toasts={toasts.map(({ id, kind, text, phase }) => ({
        id,
        tone: kind,
        text,
        leaving: phase === "leaving",
      }))}
      onClose={close}
      holdProps={holdProps}
    />
  );
}
