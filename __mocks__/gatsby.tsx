import type * as React from "react";

/** Stand-ins for what Gatsby's runtime gives; links are plain anchors. */
interface LinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly activeClassName?: string;
  readonly activeStyle?: React.CSSProperties;
  readonly partiallyActive?: boolean;
  readonly replace?: boolean;
  readonly state?: unknown;
}

export const Link = ({
  to,
  activeClassName: _activeClassName,
  activeStyle: _activeStyle,
  partiallyActive: _partiallyActive,
  replace: _replace,
  state: _state,
  ...rest
}: LinkProps) => <a href={to} {...rest} />;

export const Slice = ({ alias }: { readonly alias: string }) => <div data-slice={alias} />;
export const navigate = jest.fn();
export const graphql = jest.fn();
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string): string => path;
