/** As much of Gatsby's router as is used here. */
declare module "@gatsbyjs/reach-router" {
  import type { Context } from "react";
  export interface Place {
    readonly location: Location & { readonly action?: string; readonly key?: string };
  }
  export const LocationContext: Context<Place | undefined>;
  export const globalHistory: Place & {
    readonly listen: (heard: (change: Place & { readonly action: string }) => void) => () => void;
    readonly navigate: (to: string) => Promise<void>;
    readonly transitioning: boolean;
    /** Until called, the next page takes the last one's place in the browser's history. */
    readonly _onTransitionComplete: () => void;
  };
}
