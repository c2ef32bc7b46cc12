import { navigate, prefetchPathname } from "gatsby";
import type * as React from "react";
import { prefersReducedData } from "../../../hooks/idle";
import { isPlainClick } from "./plain-click";

export interface SmartLinkProps
  extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "style" | "target" | "rel"> {
  /** A path of the site, an anchor of the page, or an address outside. */
  readonly to: string;
  /** Loads the page anew instead of navigating in place. */
  readonly reload?: boolean;
  /** `smooth` for a page like this one, such as the next page of a list: it scrolls up visibly. */
  readonly scroll?: "smooth";
}

/**
 * The right kind of link for an address, without a look of its own: in place for pages of the site,
 * a new tab for other sites (said to screen readers), a plain one for anchors, files, mail and phone.
 */
export function SmartLink({ to, reload = false, scroll, children, ...rest }: SmartLinkProps) {
  if (/^\/(?!\/)/.test(to) && !reload && rest.download === undefined) {
    return (
      <a {...rest} href={to} {...linkHandlers({ to, scroll, ...rest })}>
        {children}
      </a>
    );
  }
  if (/^https?:/i.test(to)) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

type LinkHandlerProps = Pick<
  SmartLinkProps,
  "to" | "scroll" | "onClick" | "onMouseEnter" | "onFocus"
>;

/**
 * Handlers that prefetch the page when the link is pointed at or focused, and navigate in place: as
 * Gatsby's `Link`, without its observer, because prefetching pages in view would cost visitors bytes.
 */
function linkHandlers({ to, scroll, onClick, onMouseEnter, onFocus }: LinkHandlerProps) {
  const prefetch = () => {
    if (!prefersReducedData()) prefetchPathname(to.replace(/[?#].*/, ""));
  };
  return {
    onMouseEnter: (event: React.MouseEvent<HTMLAnchorElement>) => {
      onMouseEnter?.(event);
      prefetch();
    },
    onFocus: (event: React.FocusEvent<HTMLAnchorElement>) => {
      onFocus?.(event);
      prefetch();
    },
    onClick: (event: React.MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const replace = encodeURI(to) === window.location.pathname;
      navigate(to, { replace, ...(scroll && { state: { scroll } }) });
    },
  };
}
