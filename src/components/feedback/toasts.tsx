import clsx from "clsx";
import { useStore } from "../../hooks/create-store";
import { Icon } from "../media/icon";
import { type Toast, toastStore } from "./toast-store";
import * as styles from "./toasts.module.css";

const CLASSES = { success: styles.success, error: styles.error };
const ICONS = { success: "circle-check", error: "circle-alert" } as const;
const NONE: readonly Toast[] = [];

/** Renders the toasts in the top right corner. Errors interrupt screen readers. */
export function Toasts() {
  const toasts = useStore(toastStore, NONE);
  const itemsOf = (kind: Toast["kind"]) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastItem key={toast.id} toast={toast} />);
  return (
    // rendered before the first toast, because screen readers wouldn't notice new live regions
    // biome-ignore lint/a11y/useSemanticElements: a section would need its own heading
    <div role="region" aria-label="Messages" className={styles.list} data-no-print>
      <div role="status">{itemsOf("success")}</div>
      <div role="alert">{itemsOf("error")}</div>
    </div>
  );
}

function ToastItem({ toast: { id, kind, text, phase } }: { readonly toast: Toast }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause its timer
    <div
      className={clsx(styles.toast, CLASSES[kind], phase === "leaving" && styles.leaving)}
      onPointerEnter={() => toastStore.pause(id, "hover")}
      onPointerLeave={() => toastStore.resume(id, "hover")}
      onFocus={() => toastStore.pause(id, "focus")}
      onBlur={() => toastStore.resume(id, "focus")}
    >
      <Icon name={ICONS[kind]} size="lg" />
      <p className={styles.text}>{text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label="Close message"
        onClick={() => toastStore.close(id)}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
