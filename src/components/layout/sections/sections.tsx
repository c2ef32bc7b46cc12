import * as React from "react";

interface Children {
  readonly children: React.ReactNode;
}

/** Renders the parts of a page; one that cannot be rendered is left out, and the others stay. */
export const Sections = ({ children }: Children) =>
  React.Children.map(children, (child) => <Boundary>{child}</Boundary>);

/** React writes the error to the console, once; there is nothing to add. */
class Boundary extends React.Component<Children> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override readonly state = { hasFailed: false };
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
