import type * as React from "react";
import { ConsentGate } from "../consent-notice/consent-gate";
import { ToastRoot } from "../toast-root/toast-root";
import { PathContext } from "./path-context";

export interface WrapPageOptions {
  readonly element: React.ReactElement;
  readonly props: { readonly location: { readonly pathname: string } };
}

/** Around every page, alike in build and browser; what stands here outlives navigation. */
export function wrapPage({ element, props }: WrapPageOptions): React.ReactElement {
  return (
    <PathContext.Provider value={props.location.pathname}>
      {element}
      <ConsentGate />
      <ToastRoot />
    </PathContext.Provider>
  );
}
