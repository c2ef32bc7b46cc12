import { Slice } from "gatsby";
import type * as React from "react";
import { Toasts } from "../components/feedback/toasts";
import { Sections } from "../components/layout/sections";
import { ConsentGate } from "../features/consent/consent-gate";
import { DraftsRibbon } from "../features/preview/drafts-ribbon";
import { PreviewBanner } from "../features/preview/preview-banner";
import { AfterRouter } from "../features/shell/after-router";
import { currentSectionOf } from "../features/shell/current-section";
import { FloatingButtons } from "../features/shell/floating-buttons";

export interface WrapPageElementOptions {
  readonly element: React.ReactElement;
  readonly props: { readonly location: { readonly pathname: string } };
}

/**
 * Adds everything that stays during navigation: the header, floating buttons, banners and toasts.
 * The parts that change with the page are in `PageFrame`.
 */
export function wrapPageElement({
  element,
  props: { location },
}: WrapPageElementOptions): React.ReactElement {
  const current = currentSectionOf(location.pathname);
  return (
    <Sections>
      <Slice alias="header" page={current.page} section={current.section} />
      {element}
      <FloatingButtons path={location.pathname} />
      <PreviewBanner />
      {process.env.GATSBY_DRAFTS === "1" && <DraftsRibbon />}
      <ConsentGate />
      <Toasts />
      <AfterRouter location={location} />
    </Sections>
  );
}
