import * as React from "react";
import { useLatest } from "./use-latest";

export type AsyncState<T> =
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly value: T }
  | { readonly status: "error" };

const LOADING = { status: "loading" } as const;

/**
 * Runs `load` after the first render, and again when `key` changes. If the key is null, nothing is
 * loaded and the state stays `loading`. Results that arrive for an older key or after unmounting
 * are dropped. A rejection becomes `error`.
 */
export function useAsync<T>(key: string | null, load: (key: string) => Promise<T>): AsyncState<T> {
  const [state, setState] = React.useState<{ key: string | null; async: AsyncState<T> }>({
    key: null,
    async: LOADING,
  });
  const loader = useLatest(load);

  React.useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    const settle = (async: AsyncState<T>) => isCurrent && setState({ key, async });
    loader.current(key).then(
      (value) => settle({ status: "loaded", value }),
      () => settle({ status: "error" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, loader]);

  return state.key === key ? state.async : LOADING;
}
