import * as React from "react";
import { runAfterRouter } from "./route-change";

export interface AfterRouterProps {
  /** The router's own object, another one for each navigation. */
  readonly location: object;
}

/**
 * Runs the last steps of a navigation once the router has moved the focus, which it does in an effect of an ancestor.
 * React runs all effects of one render, children first, before it begins the next: so an effect of the render that this
 * one requests comes after the router's, in every engine and however busy it is.
 */
export function AfterRouter({ location }: AfterRouterProps) {
  const [shown, setShown] = React.useState(location);
  React.useEffect(() => {
    // behind by one while a next navigation overtakes: its own render follows
    if (shown === location) runAfterRouter();
    else setShown(location);
  }, [shown, location]);
  return null;
}
