import { Slice } from "gatsby";
import type * as React from "react";
import { PreviewBanner } from "../preview-banner/preview-banner";

export interface PageFrameProps {
  readonly children: React.ReactNode;
}

/** What stands around every page: a way past the header, the header, the footer. */
export function PageFrame({ children }: PageFrameProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Slice alias="header" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Slice alias="footer" />
      <PreviewBanner />
    </>
  );
}
