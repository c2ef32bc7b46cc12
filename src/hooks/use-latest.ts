import * as React from "react";

/**
 * Returns a ref to the latest `value`, for effects that mustn't run again when the value changes.
 */
export function useLatest<T>(value: T): { readonly current: T } {
  const ref = React.useRef(value);
  React.useEffect(() => {
    ref.current = value;
  });
  return ref;
}
