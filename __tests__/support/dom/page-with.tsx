import type * as React from "react";

/** Renders a page or template with `data` and the given props, the only ones it reads. */
export function pageWith<Props extends object>(
  Page: (props: Props) => React.ReactElement | null,
  props: { readonly data: object; readonly [name: string]: unknown },
): React.ReactElement {
  return <Page {...(props as unknown as Props)} />; // Gatsby passes more
}
