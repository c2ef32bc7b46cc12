import { globalHistory, LocationContext, type Place } from "@gatsbyjs/reach-router";
import * as React from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { whatIsAwaited } from "./awaited";
import { entryKey, noteTop, rememberTops } from "./entries";
import type { GatsbyWindow } from "./fetch-ahead";
import { backWithinPage } from "./page-change";

/**
 * Gives the built page in `root` to React: in steps of some milliseconds, between which the browser
 * answers a press or a key. Gatsby's own way is one task for the whole page.
 */
export function takeOver(page: React.ReactElement, root: Element): void {
  const whole = <Places>{page}</Places>;
  // the development server sends an empty page
  if (!root.hasChildNodes()) createRoot(root).render(whole);
  else React.startTransition(() => void hydrateRoot(root, whole));
}

/** A link has its page fetched before it leads there; going back has not. Whether all of it came. */
async function comesBack(pathname: string): Promise<boolean> {
  const { ___loader: loader } = window as GatsbyWindow;
  await loader?.loadPage?.(pathname).catch(() => undefined); // the router shows what is wrong
  return (await whatIsAwaited(pathname)) ?? true;
}

/**
 * Tells the router where the visitor is, in place of its own provider: the next page is put together
 * in such steps too, once what it waits for is there (`awaited.ts`), and then takes the place of the
 * last one at once, with its title and its scrolling (`page-change.ts`). Meanwhile the browser may not
 * scroll the last one to where the next was left, but when the site is opened anew it should.
 */
function Places({ children }: { readonly children: React.ReactNode }) {
  const [place, setPlace] = React.useState<Place>(() => ({
    location: { ...globalHistory.location, key: entryKey().key },
  }));
  React.useEffect(() => {
    let { location: given } = globalHistory;
    let latest = given;
    noteTop(); // built pages can be scrolled before
    return globalHistory.listen(({ location, action }) => {
      const { key, isNew } = entryKey();
      const next = { ...location, key, action };
      latest = next;
      if (action === "POP" && next.pathname === given.pathname) {
        // what keeps something in the address hears of it by itself
        if (!isNew) backWithinPage(next);
        return;
      }
      const go = (isWhole = true) => {
        if (latest !== next) return;
        given = next;
        if (isWhole) React.startTransition(() => setPlace({ location: next }));
        else window.location.reload(); // the address is the new one already
      };
      if (action === "POP") void comesBack(next.pathname).then(go);
      else void (whatIsAwaited(next.pathname)?.then(go) ?? go());
    });
  }, []);
  React.useEffect(() => {
    const onShow = () => {
      history.scrollRestoration = "manual";
    };
    const onHide = () => {
      history.scrollRestoration = "auto";
    };
    onShow();
    window.addEventListener("pageshow", onShow);
    window.addEventListener("pagehide", onHide);
    return () => {
      onHide();
      window.removeEventListener("pageshow", onShow);
      window.removeEventListener("pagehide", onHide);
    };
  }, []);
  React.useEffect(() => {
    globalHistory._onTransitionComplete();
    return rememberTops(place.location.pathname);
  }, [place]);
  return <LocationContext.Provider value={place}>{children}</LocationContext.Provider>;
}
