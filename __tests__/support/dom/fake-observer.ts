/** Stands in for `IntersectionObserver`, which the tests' DOM lacks. */
export interface FakeObserver {
  /** Tells every observer of `element` which share of it is in view, 0–1. */
  readonly show: (element: Element, ratio: number) => void;
  /** Elements still observed: zero after everything was unmounted. */
  readonly observed: () => number;
  readonly thresholds: () => readonly number[];
  readonly remove: () => void;
}

type Report = (entries: readonly Pick<IntersectionObserverEntry, "isIntersecting">[]) => void;

export function fakeObserver(): FakeObserver {
  const watched = new Map<Element, Set<{ report: Report; threshold: number }>>();
  class Observer {
    private readonly watch: { report: Report; threshold: number };
    constructor(report: Report, options: { threshold?: number } = {}) {
      this.watch = { report, threshold: options.threshold ?? 0 };
    }
    observe(element: Element) {
      watched.set(element, (watched.get(element) ?? new Set()).add(this.watch));
    }
    disconnect() {
      for (const watches of watched.values()) watches.delete(this.watch);
    }
  }
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: Observer });
  const all = () => [...watched.values()].flatMap((watches) => [...watches]);
  return {
    show: (element, ratio) => {
      for (const { report, threshold } of [...(watched.get(element) ?? [])])
        report([{ isIntersecting: ratio > 0 && ratio >= threshold }]);
    },
    observed: () => all().length,
    thresholds: () => all().map(({ threshold }) => threshold),
    remove: () => void Reflect.deleteProperty(window, "IntersectionObserver"),
  };
}
