import clsx from "clsx";
import { Icon } from "../icon/icon";
import * as styles from "./toast.module.css";

const TONES = { success: styles.success, error: styles.error, info: styles.info };
const ICONS = { success: "circle-check", error: "circle-alert", info: "info" } as const;

export interface ToastItem {
  readonly id: string | number;
  readonly tone: keyof typeof TONES;
  readonly text: string;
  /** True while its exit is shown, before it goes. */
  readonly leaving?: boolean;
}

export interface ToastListProps {
  readonly toasts: readonly ToastItem[];
  readonly onClose: (id: ToastItem["id"]) => void;
  /** Pointer or focus came in: time should stand still. */
  readonly onHold?: () => void;
  readonly onRelease?: () => void;
}

/** Short messages in the top right corner. Failures interrupt a screen reader, the rest wait. */
export function ToastList({ toasts, onClose, onHold, onRelease }: ToastListProps) {
  const spoken = (urgent: boolean) =>
    toasts
      .filter(({ tone }) => (tone === "error") === urgent)
      .map((toast) => <Toast key={toast.id} toast={toast} onClose={onClose} />);
  return (
    // The regions exist before their first message, or screen readers would not watch them.
    <section
      aria-label="Messages"
      className={styles.list}
      onMouseEnter={onHold}
      onMouseLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <div role="status">{spoken(false)}</div>
      <div role="alert">{spoken(true)}</div>
    </section>
  );
}

function Toast({
  toast,
  onClose,
}: { readonly toast: ToastItem } & Pick<ToastListProps, "onClose">) {
  return (
    <div className={clsx(styles.toast, TONES[toast.tone], toast.leaving && styles.leaving)}>
      <Icon name={ICONS[toast.tone]} size="lg" />
      <p className={styles.text}>{toast.text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label="Close message"
        onClick={() => onClose(toast.id)}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
