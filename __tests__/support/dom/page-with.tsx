import type * as React from "react";

/** Returns a page or template with `data` and the other given props, the only ones that it reads. */
export function pageWith<Props extends object>(
  Page: (props: Props) => React.ReactElement | null,
  props: { readonly data: object; readonly [name: string]: unknown },
): React.ReactElement {
  return <Page {...(props as unknown as Props)} />; // Gatsby gives more
}
