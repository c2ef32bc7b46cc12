import { useAsync } from "../hooks/use-async";
import { useAttachment } from "./attachment";
import * as styles from "./sent-along.module.css";

/**
 * Shows the facts that are sent along with a message; the visitor may remove plan and quotation. Their component is
 * fetched only when there is one, since few visitors come to a form with a quotation.
 */
export function SentAlong({ topic }: { readonly topic?: string | undefined }) {
  const attachment = useAttachment();
  const loaded = useAsync(attachment && "attachment", () => import("./attachment-notice"));
  return (
    <>
      {attachment && loaded.status === "loaded" && (
        <loaded.value.AttachmentNotice {...attachment} />
      )}
      <p className={styles.note}>
        {topic
          ? `We’ll see which page you wrote from, and the topic “${topic}”.`
          : "We’ll see which page you wrote from."}
      </p>
    </>
  );
}
