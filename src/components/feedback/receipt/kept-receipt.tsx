import { useAsync } from "../../../hooks/use-async";
import { useStored } from "../../../hooks/use-stored";
import { STORAGE_KEYS } from "../../../site/storage";
import type { ReceiptProps } from "./receipt";

/**
 * Shows the receipt of a form, as `Receipt` does. Its code is fetched only where the device keeps a receipt: most
 * visitors have sent nothing yet, and this stands on every page.
 */
export function KeptReceipt(props: ReceiptProps) {
  const isKept = Boolean(useStored(STORAGE_KEYS.receipts));
  const loaded = useAsync(isKept ? "receipt" : null, () => import("./receipt"));
  return loaded.status === "loaded" ? <loaded.value.Receipt {...props} /> : null;
}
