import { navigate, prefetchPathname } from "gatsby";
import type * as React from "react";
import { prefersReducedData } from "../../hooks/idle";
import { wellFormed } from "../../site/format/text";
import { routableUrl } from "../../site/url";

export interface SmartLinkProps
  extends Pick<
    React.AnchorHTMLAttributes<HTMLAnchorElement>,
    "aria-current" | "children" | "className" | "download" | "onClick" | "title"
  > {
  /** A path of the site, an anchor of the page, or any other URL. */
  readonly to: string;
  /** Loads the page from the server instead of navigating in place. */
  readonly reload?: boolean;
  /** Scrolling after the navigation; `smooth`, for the next page of a list, scrolls the window up visibly. */
  readonly scroll?: "smooth";
}

/**
 * Renders a link without a look of its own: pages of the site open in place, other sites in a new
 * tab (announced to screen readers), anchors, files, mail and phone as the browser does it.
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
 * Returns handlers that prefetch the page on hover and focus and navigate in place on click: as
 * Gatsby's `Link`, without its observer, because prefetching pages in view would cost visitors bytes.
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
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const replace = encodeURI(url) === window.location.pathname;
      navigate(url, { replace, ...(scroll && { state: { scroll } }) });
    },
  };
}

/** Returns whether a click opens the link here, not in a new tab or window and not as a download. */
export const isPlainClick = (event: React.MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
