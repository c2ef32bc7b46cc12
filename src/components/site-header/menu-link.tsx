import type * as React from "react";
import { currentOf, type Place } from "../../site/place";
import { SmartLink } from "../smart-link/smart-link";

export interface MenuLinkProps {
  readonly to: string;
  readonly place: Place;
  readonly className: string | undefined;
  readonly onClick?: () => void;
  readonly children: React.ReactNode;
}

/**
 * A link that knows whether it leads where the visitor is. The mark is always given: a slice is
 * built without an address, and the link by itself would mark the home page everywhere.
 */
export function MenuLink({ to, place, ...rest }: MenuLinkProps) {
  return <SmartLink {...rest} to={to} aria-current={currentOf(to, place)} />;
}
