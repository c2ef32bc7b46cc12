import type * as React from "react";
import { tintOf } from "../../site/colour";

/** Returns a tint's custom properties as a `style`, or undefined if there's no colour. */
export function tintStyle(color: string | undefined): React.CSSProperties | undefined {
  if (!color) return undefined;
  const { base, soft, strong } = tintOf(color);
  // React's type doesn't allow custom properties
  return { "--tint": base, "--tint-soft": soft, "--tint-strong": strong } as React.CSSProperties;
}
