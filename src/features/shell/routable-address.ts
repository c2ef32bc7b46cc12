import { replaceUrl } from "../../hooks/url-state";
import { routableUrl } from "../../site/url";

/** Returns whether the address bar's URL had to be mended. */
function mendAddress(): boolean {
  const { origin, pathname, search, hash } = window.location;
  const url = pathname + search + hash;
  const routable = routableUrl(url);
  if (routable === url) return false;
  replaceUrl(origin + routable);
  return true;
}

/**
 * Corrects the address bar's URL for the router (`routableUrl`), now and whenever the browser changes it. It must be
 * called before React starts: the router has read the URL then, and reads it again at `popstate`, to which this listens
 * before any rendered component does.
 */
export function keepAddressRoutable(): void {
  if (mendAddress()) window.dispatchEvent(new PopStateEvent("popstate", window.history));
  window.addEventListener("popstate", mendAddress, { capture: true });
}
