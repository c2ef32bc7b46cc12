import * as React from "react";

interface Children {
  readonly children: React.ReactNode;
}

/** Renders the sections of a page, leaving out any that fail to render. */
export const Sections = ({ children }: Children) =>
  React.Children.map(children, (child) => <Boundary>{child}</Boundary>);

/** Catches errors in one section. React already logs them to the console. */
class Boundary extends React.Component<Children> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override readonly state = { hasFailed: false };
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
