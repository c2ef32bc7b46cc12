import clsx from "clsx";
import type * as React from "react";
import { Icon } from "../media/icon";
import * as styles from "./notice.module.css";

const TONES = {
  info: { icon: "info", className: undefined },
  success: { icon: "circle-check", className: styles.success },
  warn: { icon: "circle-alert", className: styles.warn },
  error: { icon: "circle-alert", className: styles.error },
} as const;

export interface NoticeProps {
  readonly tone?: keyof typeof TONES;
  readonly title?: string;
  readonly children: React.ReactNode;
}

export function Notice({ tone = "info", title, children }: NoticeProps) {
  const { icon, className } = TONES[tone];
  return (
    <div className={clsx(styles.notice, className)} data-theme="light">
      <Icon name={icon} />
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
