import * as React from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Gives the built page in `root` to React: in steps of some milliseconds, between which the browser
 * answers a press or a key. Gatsby's own way is one task for the whole page.
 */
export function takeOver(page: React.ReactElement, root: Element): void {
  React.startTransition(() => void hydrateRoot(root, page));
}
