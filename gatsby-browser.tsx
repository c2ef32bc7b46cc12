import type { GatsbyBrowser } from "gatsby";
import * as React from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { fetchSprite } from "./src/components/media/fetch-sprite";
import { keepAddressRoutable } from "./src/features/shell/routable-address";
import {
  afterRouter,
  focusHeading,
  hideScrollOfOldPage,
  restoreScroll,
  scrollToTopSmoothly,
  setShownPage,
  wasAtOtherPath,
} from "./src/features/shell/route-change";
import { isAnchor } from "./src/site/url";
import "./.generated/site.css";
import "./src/styles/shared-colours.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";
// Gatsby writes the styles of the app and of the page into the HTML, but not those of slices
import "./src/slices/footer";
import "./src/slices/header";

export { wrapPageElement } from "./src/views/app-shell";

export const onClientEntry = keepAddressRoutable;

/** Hydrates in a transition: in steps of some milliseconds, between which the browser answers a press. */
export const replaceHydrateFunction = () => (page: React.ReactElement, root: Element) => {
  if (root.hasChildNodes()) React.startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page); // the development server sends an empty page
};

export const onInitialClientRender = (): void => {
  hideScrollOfOldPage();
  fetchSprite();
};

/**
 * Returns whether a navigation's state asks for smooth scrolling, as by a link to the next page of a list
 * (`SmartLink`).
 */
const isSmooth = (state: unknown): boolean =>
  state instanceof Object && "scroll" in state && state.scroll === "smooth";

/**
 * Scrolls a new page to its top, its anchor, or, on the way back, to its former position; within one page the browser
 * does all that itself. Where the position depends on sections below the fold, they are laid out at once (`.below-fold`
 * in `src/styles/global.css`).
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps: { location },
  prevRouterProps,
  getSavedScrollPosition,
}) => {
  const [, top] = getSavedScrollPosition(location);
  document.documentElement.classList.toggle("laid-out", Boolean(top) || isAnchor(location.hash));
  if (prevRouterProps && !top && isSmooth(location.state)) {
    scrollToTopSmoothly();
    return false;
  }
  return prevRouterProps?.location.pathname !== location.pathname;
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  setShownPage(location);
  if (prevLocation?.pathname === location.pathname) return; // an anchor or a query of the same page
  if (prevLocation && !isAnchor(location.hash)) {
    afterRouter(focusHeading);
    if (location.hash || wasAtOtherPath(location)) restoreScroll(location);
  }
  // Without an id the build leaves this out, and all analytics with it.
  if (process.env.GATSBY_GA_MEASUREMENT_ID) {
    const id = process.env.GATSBY_GA_MEASUREMENT_ID;
    import("./src/features/consent/analytics").then(({ reportRoute }) => reportRoute(location, id));
  }
};
