export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/**
 * Replaces `matchMedia`, which jsdom lacks, in every test of a file. `initial` are the first
 * results in each test. Checks after each test that no listeners are left.
 */
export function fakeMedia(initial: Readonly<Record<string, boolean>> = {}) {
  const answers = new Map<string, boolean>();
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
  beforeEach(() => {
    answers.clear();
    for (const [query, matches] of Object.entries(initial)) answers.set(query, matches);
    Object.defineProperty(window, "matchMedia", { configurable: true, value: matchMedia });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, "matchMedia");
    expect(listeners.size).toBe(0);
  });
  return {
    set: (query: string, matches: boolean) => {
      answers.set(query, matches);
      for (const listener of [...listeners]) if (listener.query === query) listener.run();
    },
  };
}
