import * as React from "react";

/** A box with the newest `value`, for effects that must not start again when it changes. */
export function useLatest<T>(value: T): { readonly current: T } {
  const box = React.useRef(value);
  React.useEffect(() => {
    box.current = value;
  });
  return box;
}
