import { Button } from "../components/actions/button";
import { Notice } from "../components/feedback/notice";
import { Icon } from "../components/media/icon";
import { dropAttachment, type EnquiryAttachment } from "./attachment";
import * as styles from "./sent-along.module.css";

/**
 * Shows the plan and quotation that will be sent with a message, and lets the visitor remove them.
 */
export function AttachmentNotice({ plan, quotation }: EnquiryAttachment) {
  const lines = quotation ? quotation.split("\n") : [];
  const total = lines.find((line) => /^Total.*\d/.test(line)); // only a total with an amount
  return (
    <Notice title="Sent along with your message">
      {plan && <p>{`Plan: ${plan}`}</p>}
      {total && <p>{total}</p>}
      {lines.length > (total ? 1 : 0) && (
        <details open={!total}>
          <summary className={styles.all}>
            The whole quotation
            <Icon name="chevron-down" size="sm" />
          </summary>
          <ul className="bullets">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <Button
        variant="ghost"
        size="sm"
        onClick={(event) => {
          // the click removes this button, so the next Tab would start at the top of the page
          event.currentTarget.form?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
          dropAttachment();
        }}
      >
        Remove it
      </Button>
    </Notice>
  );
}
