import { dropAttachment, type EnquiryAttachment } from "../../../hooks/enquiry-attachment";
import { Button } from "../../actions/button/button";
import { Notice } from "../../feedback/notice/notice";
import * as styles from "./sent-along.module.css";

/** Shows the plan and the quotation that go along with a message; the visitor may remove them. */
export function AttachmentNotice({ plan, quotation }: EnquiryAttachment) {
  return (
    <Notice title="Goes along with your message">
      {plan && <p>Plan: {plan}</p>}
      {quotation && <p className={styles.quotation}>{quotation}</p>}
      <Button variant="ghost" size="sm" onClick={dropAttachment}>
        Remove it
      </Button>
    </Notice>
  );
}
