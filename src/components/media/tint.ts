import type * as React from "react";
import { tintOf } from "../../site/colour";

/** Returns the custom properties of a tint for `style`; undefined without a colour. */
export function tintStyle(color: string | undefined): React.CSSProperties | undefined {
  if (!color) return undefined;
  const { base, soft, strong } = tintOf(color);
  return { "--tint": base, "--tint-soft": soft, "--tint-strong": strong } as React.CSSProperties; // React's type knows no custom properties
}
