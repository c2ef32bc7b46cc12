import type { GatsbyBrowser } from "gatsby";

/** Tells `src/load-scripts-late.ts` that React has hydrated the page. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.dispatchEvent(new Event("late-scripts:hydrated"));
};
