import { navigate } from "gatsby";
import type * as React from "react";
import { fetchAhead } from "../../hooks/fetch-ahead";
import { fetchHeadTags } from "../seo/late-head";
import { isPlainClick } from "./plain-click";

export interface SmartLinkProps
  extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "style" | "target" | "rel"> {
  /** A path of the site, an anchor of the page, or an address outside. */
  readonly to: string;
  /** Loads the page anew instead of navigating in place. */
  readonly reload?: boolean;
}

/**
 * The right kind of link for an address, without a look of its own: in place for pages of the site,
 * a new tab for other sites (said to screen readers), a plain one for anchors, files, mail and phone.
 */
export function SmartLink({ to, reload = false, children, ...rest }: SmartLinkProps) {
  if (/^\/(?!\/)/.test(to) && !reload && rest.download === undefined) {
    return (
      <a {...rest} href={to} {...inPlace(to, rest)}>
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

type Anchor = React.MouseEvent<HTMLAnchorElement>;

/**
 * What Gatsby's own Link does, without the seven components and the observer that each of those
 * brings: a page has 70 links, and all of them were made when scripts took it over.
 */
const inPlace = (
  to: string,
  { onClick, onMouseEnter }: Pick<SmartLinkProps, "onClick" | "onMouseEnter">,
) => ({
  onMouseEnter: (event: Anchor) => {
    onMouseEnter?.(event);
    if (fetchAhead(to)) void fetchHeadTags();
  },
  onClick: (event: Anchor) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { replace: encodeURI(to) === window.location.pathname });
  },
});
