import * as React from "react";
import { runAfterRouter } from "./route-change";

export interface AfterRouterProps {
  /** The router's location object. Every navigation has a new one. */
  readonly location: object;
}

/**
 * Runs the last steps of a navigation after the router has moved the focus, which it does in an
 * effect of an ancestor. React runs all effects of a render, children first, before it starts the
 * next render. An effect of a second render therefore always comes after the router's.
 */
export function AfterRouter({ location }: AfterRouterProps) {
  const [shown, setShown] = React.useState(location);
  React.useEffect(() => {
    // differs in the first render of a navigation, and if another one has begun since
    if (shown === location) runAfterRouter();
    else setShown(location);
  }, [shown, location]);
  return null;
}
