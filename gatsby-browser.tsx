import type { GatsbyBrowser } from "gatsby";
import { afterPageChange, beforePageChange, routerScrolls } from "./src/hooks/page-change";
import { takeOver } from "./src/hooks/take-over";
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/global.css";

export { wrapPage as wrapPageElement } from "./src/components/page-frame/wrap-page";

/** Visitors pay for their bytes: pages load when one is pointed at, not when a link is in view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Gatsby's type of this is that of React 17, so it is not used. */
export const replaceHydrateFunction = () => takeOver;

/**
 * The frame lies in the main script, and its parts are evaluated when a page first needs them: here those
 * that this page did not need, so that the main script's own task stays short on slow phones.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  setTimeout(() => import(/* webpackMode: "eager" */ "./src/frame"));
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) =>
  beforePageChange(location, prevLocation);

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps,
  prevRouterProps,
  getSavedScrollPosition,
}) =>
  routerScrolls(
    routerProps.location,
    prevRouterProps?.location ?? null,
    getSavedScrollPosition(routerProps.location),
  );

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  afterPageChange(location, prevLocation);
  // Without an id the build leaves this out, and all analytics with it.
  if (process.env.GATSBY_GA_MEASUREMENT_ID) {
    import("./src/hooks/route-analytics").then(({ reportRoute }) => reportRoute(location));
  }
};
