import type { SmsPart } from "./measure-sms";
import * as styles from "./sms-length-counter.module.css";

export interface PhonePreviewProps {
  readonly sender: string;
  readonly parts: readonly SmsPart[];
  /** Septets or 16-bit units that fit into one part. */
  readonly room: number;
  readonly lang: string | undefined;
}

export function PhonePreview({ sender, parts, room, lang }: PhonePreviewProps) {
  return (
    <figure className={styles.phone} aria-label="The message on a phone">
      <figcaption className={styles.sender}>{sender}</figcaption>
      <div className={styles.bubble}>
        {parts.length === 0 && <p className={styles.empty}>Your message appears here.</p>}
        {parts.length > 0 && (
          <ol className={styles.parts}>
            {parts.map((part, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by position
              <li key={i} className={styles.part}>
                <span className={styles.text} lang={lang}>
                  {part.text}
                </span>
                <span className={styles.mark}>
                  {`Part ${i + 1} of ${parts.length}: ${part.units} of ${room}`}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </figure>
  );
}
