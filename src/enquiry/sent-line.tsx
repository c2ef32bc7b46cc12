import { Notice } from "../components/feedback/notice";
import { referenceOf } from "../content/contact/reference-of";
import { CONTENT_API_BASE } from "../site/endpoints";
import { DELIVERY } from "../site/form-endpoints";

export interface SentLineProps {
  /** Idempotency key of the form's last accepted message; empty before. */
  readonly sentKey: string;
  /** URL that the message was sent to: only our own inbox keeps a reference. */
  readonly url?: string;
}

/** Says that the last message was accepted, until the visitor leaves the page or sends another. */
export function SentLine({ sentKey, url = CONTENT_API_BASE }: SentLineProps) {
  if (!sentKey) return null;
  const hasReference = DELIVERY.hasInbox && url.startsWith(CONTENT_API_BASE);
  return (
    <Notice tone="success">
      <p>{hasReference ? `Sent. Your reference is ${referenceOf(sentKey)}.` : "Sent."}</p>
    </Notice>
  );
}
