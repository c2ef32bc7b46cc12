/** Added once per document: React tracks the selection, and jsdom the mouse, for `:hover`. */
const NOT_OURS = ["selectionchange", "mouseover", "mouseout"];

/** Listeners of `window` and `document`, except those of React and jsdom. */
export interface TrackedListeners {
  /** Types that are still attached, sorted. Empty after everything was unmounted. */
  readonly types: () => readonly string[];
  readonly remove: () => void;
}

type Arguments = Parameters<Window["addEventListener"]>;

/** Ignores listeners that were attached earlier. */
export function trackListeners(): TrackedListeners {
  const targets = [window, document];
  const attached = targets.map((target) => {
    const { addEventListener, removeEventListener } = target;
    const listeners = new Map<Arguments[1], Set<string>>();
    Object.assign(target, {
      addEventListener: (...args: Arguments) => {
        const [type, listener] = args;
        listeners.set(listener, (listeners.get(listener) ?? new Set()).add(type));
        addEventListener.apply(target, args);
      },
      removeEventListener: (...args: Arguments) => {
        const [type, listener] = args;
        listeners.get(listener)?.delete(type);
        removeEventListener.apply(target, args);
      },
    });
    return listeners;
  });
  return {
    types: () =>
      attached
        .flatMap((listeners) => [...listeners.values()].flatMap((types) => [...types]))
        .filter((type) => !NOT_OURS.includes(type))
        .sort(),
    remove: () => {
      for (const target of targets) {
        Reflect.deleteProperty(target, "addEventListener");
        Reflect.deleteProperty(target, "removeEventListener");
      }
    },
  };
}
