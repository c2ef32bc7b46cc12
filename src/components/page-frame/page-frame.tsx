import { Slice } from "gatsby";
import * as React from "react";
import { placeOf } from "../../site/place";
import { PreviewBanner } from "../preview-banner/preview-banner";
import * as styles from "./page-frame.module.css";
import { PathContext } from "./path-context";

export interface PageFrameProps {
  /**
   * How the header begins: transparent with white words over a dark start of the page that reaches
   * under it, or white above a page that starts light.
   */
  readonly header?: "over-dark" | "solid";
  readonly children: React.ReactNode;
}

/** What stands around every page: a way past the header, the header, the footer. */
export function PageFrame({ header = "over-dark", children }: PageFrameProps) {
  const place = placeOf(React.useContext(PathContext));
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div data-header={header}>
        <Slice alias="header" page={place.page} section={place.section} />
      </div>
      <main id="main" tabIndex={-1} className={header === "solid" ? styles.solid : undefined}>
        {children}
      </main>
      <Slice alias="footer" />
      <PreviewBanner />
    </>
  );
}
