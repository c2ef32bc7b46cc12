import * as React from "react";

/** Returns a ref that always holds the latest `value`, for effects that must not run again when it changes. */
export function useLatest<T>(value: T): { readonly current: T } {
  const ref = React.useRef(value);
  React.useEffect(() => {
    ref.current = value;
  });
  return ref;
}
