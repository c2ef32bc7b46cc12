import { BRAND, whatsAppLink } from "../../../site/company/brand";
import { encodeText } from "../../../site/format/text";
import { SmartLink } from "../../actions/smart-link/smart-link";
import { Notice } from "../notice/notice";

export interface SendFailureProps {
  readonly reason: string;
  /** What the visitor typed. */
  readonly text: string;
  /** Of the email. */
  readonly subject: string;
}

/** Says why a message was not sent, with links that carry it by WhatsApp and by email. */
export function SendFailure({ reason, text, subject }: SendFailureProps) {
  const query = `subject=${encodeText(subject)}&body=${encodeText(text)}`;
  return (
    <Notice tone="error" title={reason}>
      <p>
        Nothing you typed is lost. You can try again, or send the same words{" "}
        <SmartLink to={whatsAppLink(text)}>by WhatsApp</SmartLink> or{" "}
        <SmartLink to={`mailto:${BRAND.email}?${query}`}>by email</SmartLink>.
      </p>
    </Notice>
  );
}
