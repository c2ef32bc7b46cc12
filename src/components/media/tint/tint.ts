import type * as React from "react";
import { tintOf } from "../../../site/colour";

/** Custom properties that carry a tint to a component's rules; none without a colour. */
export function tintStyle(color: string | undefined): React.CSSProperties | undefined {
  if (!color) return undefined;
  const { base, soft, strong } = tintOf(color);
  return { "--tint": base, "--tint-soft": soft, "--tint-strong": strong } as React.CSSProperties; // React's type knows no custom properties
}
