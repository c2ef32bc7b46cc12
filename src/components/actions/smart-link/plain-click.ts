import type * as React from "react";

/** A click that would open the link here, as against in a new tab or a download. */
export const isPlainClick = (event: React.MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
