import { Notice } from "../components/feedback/notice";
import { DELIVERY } from "../site/form-endpoints";

export interface SentLineProps {
  /** Reference of the last accepted message, "" if it has none, or null if nothing was sent. */
  readonly reference: string | null;
}

/**
 * Says that the last message was accepted, until the visitor leaves the page or sends another one.
 */
export function SentLine({ reference }: SentLineProps) {
  if (reference === null) return null;
  const hasReference = DELIVERY.hasInbox && reference !== ""; // only our inbox sends references
  return (
    <Notice tone="success">
      <p>{hasReference ? `Sent. Your reference is ${reference}.` : "Sent."}</p>
    </Notice>
  );
}
