import { replaceUrl } from "../../hooks/url-state";
import { routableUrl } from "../../site/url";

/** Corrects the URL in the address bar for the router. Returns whether it had to be corrected. */
function mendAddress(): boolean {
  const { origin, pathname, search, hash } = window.location;
  const url = pathname + search + hash;
  const routable = routableUrl(url);
  if (routable === url) return false;
  replaceUrl(origin + routable);
  return true;
}

/**
 * Corrects the URL in the address bar for the router (`routableUrl`), now and whenever the browser
 * changes it. Call it before React starts, so that it handles `popstate` before any component does.
 * The router reads the URL before this runs, so if the URL is corrected right away, this fires
 * `popstate` to make the router read it again.
 */
export function keepAddressRoutable(): void {
  if (mendAddress()) window.dispatchEvent(new PopStateEvent("popstate", window.history));
  window.addEventListener("popstate", mendAddress, { capture: true });
}
