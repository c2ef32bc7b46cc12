import * as React from "react";
import { AddressContext } from "../../hooks/address";
import { afterPaint } from "../../hooks/after-paint";

/**
 * What no first screen of a page shows. Of a page that is opened by a link it follows once the first
 * parts are shown, so that they are shown sooner. All is there at once where the visitor may be put
 * anywhere in the page: in the built one, with an anchor, and on the way back.
 */
export function Rest({ children }: { readonly children: React.ReactNode }) {
  const { action, hash } = React.useContext(AddressContext);
  const [isDue, setDue] = React.useState(action !== "PUSH" || Boolean(hash));
  React.useEffect(
    () => (isDue ? undefined : afterPaint(() => React.startTransition(() => setDue(true)))),
    [isDue],
  );
  return isDue ? children : null;
}
