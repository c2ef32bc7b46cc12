import type * as React from "react";
import { SmartLink } from "../../../components/actions/smart-link/smart-link";
import { currentOf, type Place } from "../current-section";

export interface MenuLinkProps {
  readonly to: string;
  readonly place: Place;
  readonly className: string | undefined;
  readonly onClick?: () => void;
  readonly children: React.ReactNode;
}

/** A link that knows whether it leads where the visitor is. */
export function MenuLink({ to, place, ...rest }: MenuLinkProps) {
  return <SmartLink {...rest} to={to} aria-current={currentOf(to, place)} />;
}
