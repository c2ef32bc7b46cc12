import { dropReceipt, type ReceiptKind, useReceipt } from "../../../hooks/receipts";
import { localDay } from "../../../site/format/dates";
import { referenceOf } from "../../../site/reference-of";
import { Button } from "../../actions/button/button";
import { focusFirstField } from "../../forms/focus-first-field";
import { Notice } from "../notice/notice";

const WORDS: Readonly<Record<ReceiptKind, { readonly title: string; readonly next: string }>> = {
  contact: {
    title: "Your message has reached us",
    next: "Next, a person reads it and answers by email. Name the reference if you ask about it.",
  },
  pricing: {
    title: "Your question about prices has reached us",
    next: "Next, a person reads it and answers by email. Name the reference if you ask about it.",
  },
  newsletter: {
    title: "Your subscription has reached us",
    next: "",
  },
};

export interface ReceiptProps {
  readonly kind: ReceiptKind;
  /** Key of the one message that the words beside it thank for: without a title then, and not to be cleared. */
  readonly sentKey?: string;
}

/** Shows the reference of the last message by a form until the visitor clears it. None: nothing. */
export function Receipt({ kind, sentKey }: ReceiptProps) {
  const receipt = useReceipt(kind);
  if (!receipt) return null;
  const { title, next } = WORDS[kind];
  return (
    <Notice tone="success" {...(!sentKey && { title })}>
      <p>
        Reference <strong>{referenceOf(sentKey ?? receipt.key)}</strong>, {localDay(receipt.sentAt)}
        . {receipt.next || next}
      </p>
      {!sentKey && (
        <Button
          variant="ghost"
          size="sm"
          onClick={(event) => {
            focusFirstField(event);
            dropReceipt(kind);
          }}
        >
          Clear this reference
        </Button>
      )}
    </Notice>
  );
}
