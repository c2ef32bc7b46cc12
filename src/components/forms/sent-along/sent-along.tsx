import { useAttachment } from "../../../hooks/enquiry-attachment";
import { useAsync } from "../../../hooks/use-async";
import * as styles from "./sent-along.module.css";

/**
 * Shows what goes along with a message besides its fields; the visitor may remove plan and quotation. Their
 * part is fetched where there is one: few come to a form with a quotation.
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
        The address of this page goes along with your message
        {topic ? `, and the topic “${topic}”` : ""}.
      </p>
    </>
  );
}
