import { useAsync } from "../hooks/use-async";
import { useAttachment } from "./attachment";
import * as styles from "./sent-along.module.css";

/**
 * Shows what will be sent along with a message, and lets the visitor remove the plan and quotation.
 * The component loads on demand, because few visitors have a quotation.
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
          ? `Your message says which page you sent it from, and the topic “${topic}”.`
          : "Your message says which page you sent it from."}
      </p>
    </>
  );
}
