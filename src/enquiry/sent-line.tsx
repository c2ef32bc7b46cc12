import { Notice } from "../components/feedback/notice";
import { DELIVERY } from "../site/form-endpoints";

export interface SentLineProps {
  /** Reference of the form's last accepted message, empty where it has none; null before. */
  readonly reference: string | null;
}

/** Says that the last message was accepted, until the visitor leaves the page or sends another. */
export function SentLine({ reference }: SentLineProps) {
  if (reference === null) return null;
  const hasReference = DELIVERY.hasInbox && reference !== ""; // a content API has none of ours
  return (
    <Notice tone="success">
      <p>{hasReference ? `Sent. Your reference is ${reference}.` : "Sent."}</p>
    </Notice>
  );
}
