import * as React from "react";
import { runAfterRouter } from "./route-change";

export interface AfterRouterProps {
  /** The router's location object. Each navigation creates a new one. */
  readonly location: object;
}

/**
 * Runs the last steps of a navigation after the router has moved the focus, which it does in an
 * ancestor's effect. React runs a render's effects from children to ancestors, and all of them
 * before the next render. So an effect of a second render always runs after the router's.
 */
export function AfterRouter({ location }: AfterRouterProps) {
  const [shown, setShown] = React.useState(location);
  React.useEffect(() => {
    // they differ in a navigation's first render, and if another navigation has begun since
    if (shown === location) runAfterRouter();
    else setShown(location);
  }, [shown, location]);
  return null;
}
