import * as React from "react";

export interface Listeners {
  /** Calls `onChange` on every `notify`. Returns a cleanup function. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly notify: () => void;
}

/**
 * Creates a list of listeners for a value that the browser holds, such as the URL or scroll
 * position. Calls `connect` when the first listener subscribes, and the cleanup function it
 * returned when the last one unsubscribes.
 */
export function createListeners(connect?: (notify: () => void) => () => void): Listeners {
  const listeners = new Set<() => void>();
  let disconnect: (() => void) | undefined;
  const notify = () => {
    for (const onChange of [...listeners]) onChange();
  };
  return {
    notify,
    subscribe: (onChange) => {
      if (listeners.size === 0) disconnect = connect?.(notify);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) disconnect?.();
      };
    },
  };
}

export interface Store<T> extends Pick<Listeners, "subscribe"> {
  readonly get: () => T;
  readonly set: (next: T) => void;
}

/** Creates a value that components in different React trees share. */
export function createStore<T>(initial: T): Store<T> {
  const { subscribe, notify } = createListeners();
  let value = initial;
  return {
    subscribe,
    get: () => value,
    set: (next) => {
      value = next;
      notify();
    },
  };
}

/**
 * Returns the value in `store`, or `builtValue` on the server and in the first render of hydration.
 */
export const useStore = <T>(
  { subscribe, get }: Pick<Store<T>, "subscribe" | "get">,
  builtValue: T,
): T => React.useSyncExternalStore(subscribe, get, () => builtValue);
