import { navigate, prefetchPathname } from "gatsby";
import type * as React from "react";
import { prefersReducedData } from "../../hooks/idle";
import { wellFormed } from "../../site/format/text";
import { isAnchor, routableUrl } from "../../site/url";

export interface SmartLinkProps
  extends Pick<
    React.AnchorHTMLAttributes<HTMLAnchorElement>,
    "aria-current" | "children" | "className" | "download" | "onClick" | "title"
  > {
  /** A path on this site, an anchor on this page, or any other URL. */
  readonly to: string;
  /** Loads the page from the server instead of navigating on the client. */
  readonly reload?: boolean;
  /**
   * Use `smooth` for the next page of a list, so that the visitor sees the page scroll to the top.
   */
  readonly scroll?: "smooth";
}

/**
 * Renders an unstyled link. Pages on this site open through client-side navigation. Other sites
 * open in a new tab, which screen readers announce. The browser handles anchors, files, and mail
 * and phone links.
 */
export function SmartLink({ to, reload = false, scroll, children, ...rest }: SmartLinkProps) {
  const isInPlace = /^\/(?!\/)/.test(to) && !reload && rest.download === undefined;
  const isOtherSite = /^https?:/i.test(to);
  return (
    <a
      {...rest}
      href={to}
      {...(isOtherSite && { target: "_blank", rel: "noopener noreferrer" })}
      {...(isInPlace && navigationHandlers({ to, scroll, onClick: rest.onClick }))}
    >
      {children}
      {isOtherSite && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}

/**
 * Returns handlers that prefetch the page on hover and focus and navigate on the client when it's
 * clicked. Gatsby's `Link` would prefetch every link in view, at the expense of the visitor's data.
 */
function navigationHandlers({
  to,
  scroll,
  onClick,
}: Pick<SmartLinkProps, "to" | "scroll" | "onClick">) {
  const url = routableUrl(wellFormed(to));
  const prefetch = () => {
    if (!prefersReducedData()) prefetchPathname(url.replace(/[?#].*/, ""));
  };
  return {
    onMouseEnter: prefetch,
    onFocus: prefetch,
    onClick: (event: React.MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainClick(event) || isOnThisPage(url)) return;
      event.preventDefault();
      const replace = encodeURI(url) === window.location.pathname;
      navigate(url, { replace, ...(scroll && { state: { scroll } }) });
    },
  };
}

/** Returns whether a URL is an anchor on the current page. */
function isOnThisPage(url: string): boolean {
  const [page = "", anchor = ""] = url.split(/(?=#)/);
  const { pathname, search } = window.location;
  return isAnchor(anchor) && encodeURI(page) === pathname + search;
}

/**
 * Returns whether a click opens the link in this tab, rather than in a new tab or window or as a
 * download.
 */
export const isPlainClick = (event: React.MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
