import { replaceUrl } from "../../hooks/url-state";
import { routableUrl } from "../../site/url";

/** Corrects the address bar's URL for the router. Returns whether it had to be changed. */
function mendAddress(): boolean {
  const { origin, pathname, search, hash } = window.location;
  const url = pathname + search + hash;
  const routable = routableUrl(url);
  if (routable === url) return false;
  replaceUrl(origin + routable);
  return true;
}

/**
 * Corrects the address bar's URL for the router (`routableUrl`), now and whenever the browser
 * changes it. Call it before React starts, so that it handles `popstate` before any component does.
 * The router has already read the URL by then, and reads it again on `popstate`.
 */
export function keepAddressRoutable(): void {
  if (mendAddress()) window.dispatchEvent(new PopStateEvent("popstate", window.history));
  window.addEventListener("popstate", mendAddress, { capture: true });
}
