import * as React from "react";
import { DAY_MS } from "../site/durations";
import { RECEIPT_DAYS } from "../site/limits";
import { STORAGE_KEYS } from "../site/storage";
import { isRecent, readStored, useStored, writeStored } from "./use-stored";

export type ReceiptKind = "contact" | "pricing" | "newsletter";

/** Receipt of the last message by one form, stored on the sender's device. */
export interface Receipt {
  readonly kind: ReceiptKind;
  /** Key under which the message was sent: the reference, which the owner sees too, is computed from it. */
  readonly key: string;
  readonly sentAt: number;
  /** Further steps for the visitor, from the server's response; empty: none. */
  readonly next: string;
}

/** Keeps the receipt of a message that was sent under `key`, in place of the form's earlier one. */
export function keepReceipt(kind: ReceiptKind, key: string, next = ""): void {
  const receipt: Receipt = { kind, key, sentAt: Date.now(), next };
  write([...othersThan(kind), receipt]);
}

export const dropReceipt = (kind: ReceiptKind): void => write(othersThan(kind));

const othersThan = (kind: ReceiptKind) =>
  parseReceipts(readStored(STORAGE_KEYS.receipts)).filter((receipt) => receipt.kind !== kind);

const write = (receipts: readonly Receipt[]): void =>
  writeStored(STORAGE_KEYS.receipts, receipts.length > 0 ? JSON.stringify(receipts) : null);

/** Parses stored receipts; one that is damaged or 30 days old is left out. */
function parseReceipts(stored: string | null | undefined): readonly Receipt[] {
  try {
    const receipts: readonly Receipt[] = JSON.parse(stored ?? "[]");
    return receipts.filter(
      ({ key, sentAt, next }) =>
        typeof key === "string" &&
        typeof next === "string" &&
        isRecent(sentAt, RECEIPT_DAYS * DAY_MS),
    );
  } catch {
    return [];
  }
}

/** Returns the receipt of a form; null when there is none, on the server and in the first render. */
export function useReceipt(kind: ReceiptKind): Receipt | null {
  const stored = useStored(STORAGE_KEYS.receipts);
  return React.useMemo(
    () => parseReceipts(stored).find((receipt) => receipt.kind === kind) ?? null,
    [stored, kind],
  );
}
