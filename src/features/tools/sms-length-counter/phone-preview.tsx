import type { SmsPart } from "./sms-length";
import * as styles from "./sms-length-counter.module.css";

export interface PhonePreviewProps {
  readonly sender: string;
  readonly parts: readonly SmsPart[];
  /** What one part holds. */
  readonly room: number;
}

/** The message on a reader's phone: one bubble, with a mark where each part ends. */
export function PhonePreview({ sender, parts, room }: PhonePreviewProps) {
  return (
    <figure className={styles.phone} aria-label="The message on a phone">
      <figcaption className={styles.sender}>{sender}</figcaption>
      <div className={styles.bubble}>
        {parts.length === 0 && <p className={styles.empty}>Your message appears here.</p>}
        {parts.length > 0 && (
          <ol className={styles.parts}>
            {parts.map((part, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              <li key={i} className={styles.part}>
                <span className={styles.text}>{part.text}</span>
                <span className={styles.mark}>
                  Part {i + 1} of {parts.length}: {part.units} of {room}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </figure>
  );
}
