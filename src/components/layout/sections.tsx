import * as React from "react";

interface Children {
  readonly children: React.ReactNode;
}

/** Renders the parts of a page; one that cannot be rendered is left out, and the others stay. */
export const Sections = ({ children }: Children) =>
  React.Children.map(children, (child) => <Boundary>{child}</Boundary>);

/** Catches errors of one section. React writes each to the console, so nothing is logged here. */
class Boundary extends React.Component<Children> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override readonly state = { hasFailed: false };
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
