import clsx from "clsx";
import type * as React from "react";
import { Icon } from "../../media/icon/icon";
import * as styles from "./notice.module.css";

const TONES = {
  info: undefined,
  success: styles.success,
  warn: styles.warn,
  error: styles.error,
};
const ICONS = {
  info: "info",
  success: "circle-check",
  warn: "circle-alert",
  error: "circle-alert",
} as const;

export interface NoticeProps {
  readonly tone?: keyof typeof TONES;
  readonly title?: string;
  /** `status` or `alert` when it appears by itself. */
  readonly role?: "status" | "alert";
  readonly children: React.ReactNode;
}

/** A remark that stays beside what it concerns. */
export function Notice({ tone = "info", title, role, children }: NoticeProps) {
  return (
    <div className={clsx(styles.notice, TONES[tone])} role={role}>
      <Icon name={ICONS[tone]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
