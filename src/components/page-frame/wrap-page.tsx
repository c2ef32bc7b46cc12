import { Slice } from "gatsby";
import type * as React from "react";
import { placeOf } from "../../site/place";
import { ConsentGate } from "../consent-notice/consent-gate";
import { FloatingButtons } from "../floating-buttons/floating-buttons";
import { PreviewBanner } from "../preview-banner/preview-banner";
import { ToastRoot } from "../toast-root/toast-root";

export interface WrapPageOptions {
  readonly element: React.ReactElement;
  readonly props: { readonly location: { readonly pathname: string } };
}

/**
 * Wraps every page, alike in build and browser: a link past the header, the header, and what floats
 * over the page. All this outlives navigation; what belongs to one page is in `PageFrame`.
 */
export function wrapPage({ element, props: { location } }: WrapPageOptions): React.ReactElement {
  const place = placeOf(location.pathname);
  return (
    <>
      <a className="skip-link" href="#main" data-no-print>
        Skip to content
      </a>
      <Slice alias="header" page={place.page} section={place.section} />
      {element}
      <FloatingButtons />
      <PreviewBanner />
      <ConsentGate />
      <ToastRoot />
    </>
  );
}
