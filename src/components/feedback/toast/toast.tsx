import clsx from "clsx";
import { Icon } from "../../media/icon/icon";
import * as styles from "./toast.module.css";

const TONES = { success: styles.success, error: styles.error, info: styles.info };
const ICONS = { success: "circle-check", error: "circle-alert", info: "info" } as const;

export interface ToastItem {
  readonly id: number;
  readonly tone: keyof typeof TONES;
  readonly text: string;
  /** True while its exit is shown, before it goes. */
  readonly leaving?: boolean;
}

export interface PauseProps {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

export interface ToastListProps {
  readonly toasts: readonly ToastItem[];
  readonly onClose: (id: ToastItem["id"]) => void;
  /** Handlers that let a toast's time stand still while the pointer or the focus is on it. */
  readonly pauseProps?: (id: ToastItem["id"]) => PauseProps;
}

/** Short messages in the top right corner. Failures interrupt a screen reader, the rest wait. */
export function ToastList({ toasts, onClose, pauseProps }: ToastListProps) {
  const spoken = (urgent: boolean) =>
    toasts
      .filter(({ tone }) => (tone === "error") === urgent)
      .map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={onClose} pause={pauseProps?.(toast.id)} />
      ));
  return (
    // The regions exist before their first message, or screen readers would not watch them.
    <section aria-label="Messages" className={styles.list} data-no-print>
      <div role="status">{spoken(false)}</div>
      <div role="alert">{spoken(true)}</div>
    </section>
  );
}

interface ToastProps extends Pick<ToastListProps, "onClose"> {
  readonly toast: ToastItem;
  readonly pause: PauseProps | undefined;
}

function Toast({ toast, onClose, pause }: ToastProps) {
  return (
    <div
      {...pause}
      className={clsx(styles.toast, TONES[toast.tone], toast.leaving && styles.leaving)}
    >
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
