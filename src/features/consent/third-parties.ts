import * as React from "react";
import { CONSENT_ATTRIBUTE } from "./consent";

interface ElementProps {
  readonly src?: string;
  readonly rel?: string;
  readonly id?: string;
}

const isForeign = (url: string | undefined): boolean => /^(?:https?:)?\/\//.test(url ?? "");

/**
 * Keeps a document's head or body from contacting other origins before the visitor agrees. Removes
 * preconnect and dns-prefetch links, and makes scripts from other origins inert
 * (`type="text/plain"`) until `startAnalytics` runs them.
 */
export const withoutThirdParties = (parts: readonly React.ReactNode[]): React.ReactNode[] =>
  parts.flatMap((part) => {
    if (!React.isValidElement<ElementProps>(part)) return [part];
    const { src, rel } = part.props;
    if (rel === "preconnect" || rel === "dns-prefetch") return [];
    if (part.type !== "script" || !isForeign(src)) return [part];
    const inert = { type: "text/plain", [CONSENT_ATTRIBUTE]: "" };
    return [React.cloneElement(part, inert as object)];
  });

/**
 * Removes Gatsby's inline script with the page's path. Its content differs on every page, so a
 * security policy couldn't list its hash. Gatsby only uses it to compare that path with the current
 * URL, which the host already normalises (`/x/` redirects to `/x`).
 */
export const withoutPagePath = (parts: readonly React.ReactNode[]): React.ReactNode[] =>
  parts.filter(
    (part) =>
      !(React.isValidElement<ElementProps>(part) && part.props.id === "gatsby-script-loader"),
  );
