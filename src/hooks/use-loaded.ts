import * as React from "react";

/** Something that is being waited for: `loading`, then what came, or `error` when nothing did. */
export type Loaded<T> =
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly value: T }
  | { readonly status: "error" };

const LOADING = { status: "loading" } as const;

/**
 * Runs `load` after the first render and again when `key` changes; null loads nothing. An answer
 * that comes after a newer question, or after the part has left the page, is dropped.
 */
export function useLoaded<T>(key: string | null, load: (key: string) => Promise<T>): Loaded<T> {
  const [state, setState] = React.useState<{ key: string | null; loaded: Loaded<T> }>({
    key: null,
    loaded: LOADING,
  });
  const loader = React.useRef(load);
  loader.current = load;

  React.useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    const settle = (loaded: Loaded<T>) => isCurrent && setState({ key, loaded });
    loader.current(key).then(
      (value) => settle({ status: "loaded", value }),
      () => settle({ status: "error" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);

  return state.key === key ? state.loaded : LOADING;
}
