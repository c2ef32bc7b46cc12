import { readStored } from "../../hooks/use-stored";
import { STORAGE_KEYS } from "../../site/storage";
import { pageView } from "./analytics";
import { parseConsent } from "./use-consent";

/** Reports the page, one event for each change of route, if the visitor has agreed. */
export function reportRoute(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  id?: string,
): void {
  if (parseConsent(readStored(STORAGE_KEYS.consent))?.choice !== "accepted") return;
  pageView(pathname + search, id);
}
