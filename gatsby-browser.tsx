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
  showAnchor,
  wasAtOtherPath,
} from "./src/features/shell/route-change";
import { isAnchor } from "./src/site/url";
import "./.generated/site.css";
import "./src/styles/shared-colours.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";
// Gatsby puts the styles of the app and the page into the HTML, but not those of slices
import "./src/slices/footer";
import "./src/slices/header";

export { wrapPageElement } from "./src/views/app-shell";

export const onClientEntry = keepAddressRoutable;

/** Hydrates in a transition, in steps of a few milliseconds, so that the page stays responsive. */
export const replaceHydrateFunction = () => (page: React.ReactElement, root: Element) => {
  if (root.hasChildNodes()) React.startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page); // the development server sends pages without content
};

export const onInitialClientRender = (): void => {
  hideScrollOfOldPage();
  fetchSprite();
};

/**
 * Returns whether a navigation asked for smooth scrolling, as a link to a list's next page does
 * (`SmartLink`).
 */
const isSmooth = (state: unknown): boolean =>
  state instanceof Object && "scroll" in state && state.scroll === "smooth";

/**
 * Scrolls a new page to its top, to the anchor or, when the visitor goes back, to its earlier
 * position. Within a page, the browser does this itself. If the position depends on sections below
 * the fold, they're laid out immediately (`.below-fold` in `src/styles/global.css`).
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
  const isNewPage = prevLocation?.pathname !== location.pathname;
  const isNavigation = Boolean(prevLocation) && isNewPage;
  if (isAnchor(location.hash)) {
    afterRouter(() => showAnchor(location.hash, isNavigation));
  } else if (isNavigation) {
    afterRouter(focusHeading);
    if (location.hash || wasAtOtherPath(location)) restoreScroll(location);
  }
  if (!isNewPage) return; // only the anchor or query changed
  // in builds without an ID, this condition removes all analytics code
  if (process.env.GATSBY_GA_MEASUREMENT_ID) {
    const id = process.env.GATSBY_GA_MEASUREMENT_ID;
    import("./src/features/consent/analytics").then(({ reportRoute }) => reportRoute(location, id));
  }
};
