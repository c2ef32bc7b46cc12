import type * as React from "react";
import { SmartLink } from "../../../components/actions/smart-link/smart-link";
import { ariaCurrent, type CurrentSection } from "../current-section";

export interface MenuLinkProps {
  readonly to: string;
  readonly current: CurrentSection;
  readonly className: string | undefined;
  readonly onClick?: () => void;
  readonly children: React.ReactNode;
}

/** A link that knows whether it leads where the visitor is. */
export function MenuLink({ to, current, ...rest }: MenuLinkProps) {
  return <SmartLink {...rest} to={to} aria-current={ariaCurrent(to, current)} />;
}
