import { Link } from "gatsby";
import type * as React from "react";

export interface SmartLinkProps
  extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "style" | "target" | "rel"> {
  /** A path of the site, an anchor of the page, or an address outside. */
  readonly to: string;
  /** Loads the page anew instead of navigating in place. */
  readonly reload?: boolean;
}

/**
 * The right kind of link for an address, without a look of its own: Gatsby's for pages of the site,
 * a new tab for other sites (said to screen readers), a plain one for anchors, files, mail and phone.
 */
export function SmartLink({ to, reload = false, children, ...rest }: SmartLinkProps) {
  if (/^\/(?!\/)/.test(to) && !reload && rest.download === undefined) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
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
