import clsx from "clsx";
import type * as React from "react";
import { Icon } from "../../../components/media/icon";
import { isAcceptable, type SenderIdCheck } from "./check-sender-id";
import * as styles from "./sender-id-kit.module.css";

const headline = (check: SenderIdCheck): string => {
  if (!check.name) return "Type a name to check it";
  if (!isAcceptable(check)) return "Networks would refuse this name";
  return check.advice.length > 0 ? "Allowed, but may be rejected" : "Ready to apply for";
};

/**
 * Returns the result as one announcement. If the name is acceptable, the announcement starts with
 * it, because it may have come from a suggestion.
 */
export const announcementOf = (check: SenderIdCheck): string => {
  const words = headline(check);
  const said = isAcceptable(check)
    ? `${check.name}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`
    : words;
  return [`${said}.`, ...check.refused, ...check.advice].join(" ");
};

/** Ids for the field's `aria-describedby`. */
export const VERDICT_IDS = "sender-verdict sender-reasons";

export interface ValidationResultProps {
  readonly check: SenderIdCheck;
  /** Number of cells to draw for the name. */
  readonly maxChars: number;
  readonly children: React.ReactNode;
}

/** Shows the name as on a phone, and the result of the check. */
export function ValidationResult({ check, maxChars, children }: ValidationResultProps) {
  const good = isAcceptable(check);
  const characters = [...check.name];
  return (
    <div
      className={clsx(styles.result, good && styles.good, check.refused.length > 0 && styles.bad)}
    >
      <ol className={styles.cells} aria-hidden="true">
        {Array.from({ length: maxChars }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position
          <li key={i} className={styles.cell}>
            {characters[i]}
          </li>
        ))}
      </ol>
      <p id="sender-verdict" className={styles.headline}>
        <Icon name={good ? "circle-check" : check.name ? "circle-alert" : "info"} size="lg" />
        <span>{headline(check)}</span>
      </p>
      {(check.refused.length > 0 || check.advice.length > 0) && (
        <ul id="sender-reasons" className="bullets">
          {[...check.refused, ...check.advice].map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
