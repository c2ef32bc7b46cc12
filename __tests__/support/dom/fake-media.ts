/** Stands in for `matchMedia`, which the tests' DOM lacks; `set` changes what a query answers. */
export interface FakeMedia {
  readonly set: (query: string, matches: boolean) => void;
  /** Listeners still attached: zero after everything was unmounted. */
  readonly listeners: () => number;
  readonly remove: () => void;
}

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

export function fakeMedia(initial: Readonly<Record<string, boolean>> = {}): FakeMedia {
  const answers = new Map(Object.entries(initial));
  const listeners = new Set<{ readonly query: string; readonly run: () => void }>();
  const matchMedia = (query: string) => ({
    media: query,
    get matches() {
      return answers.get(query) ?? false;
    },
    addEventListener: (_type: string, run: () => void) => void listeners.add({ query, run }),
    removeEventListener: (_type: string, run: () => void) => {
      for (const listener of listeners) if (listener.run === run) listeners.delete(listener);
    },
  });
  Object.defineProperty(window, "matchMedia", { configurable: true, value: matchMedia });
  return {
    set: (query, matches) => {
      answers.set(query, matches);
      for (const listener of [...listeners]) if (listener.query === query) listener.run();
    },
    listeners: () => listeners.size,
    remove: () => void Reflect.deleteProperty(window, "matchMedia"),
  };
}
