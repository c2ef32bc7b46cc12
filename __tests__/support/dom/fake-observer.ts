interface Entry {
  readonly target: Element;
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { readonly top: number; readonly height: number };
}
type Report = (entries: readonly Entry[]) => void;

/**
 * Stands in for `IntersectionObserver`, which the tests' DOM lacks, in every test of a file or block.
 * After a test no element may be observed: everything was unmounted.
 */
export function fakeObserver() {
  const watched = new Map<Element, Set<{ report: Report; threshold: number }>>();
  class Observer {
    private readonly watch: { report: Report; threshold: number };
    constructor(report: Report, options: { threshold?: number } = {}) {
      this.watch = { report, threshold: options.threshold ?? 0 };
    }
    observe(element: Element) {
      watched.set(element, (watched.get(element) ?? new Set()).add(this.watch));
    }
    unobserve(element: Element) {
      watched.get(element)?.delete(this.watch);
    }
    disconnect() {
      for (const watches of watched.values()) watches.delete(this.watch);
    }
  }
  /** Elements observed now. */
  const observed = () => [...watched.values()].reduce((sum, watches) => sum + watches.size, 0);
  const remove = () => void Reflect.deleteProperty(window, "IntersectionObserver");
  beforeEach(() => {
    Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: Observer });
  });
  afterEach(() => {
    remove();
    expect(observed()).toBe(0);
  });
  return {
    /** Tells every observer of `element` which share of it is in view, 0–1; the rest is below. */
    show: (element: Element, ratio: number) => {
      const boundingClientRect = { top: window.innerHeight - ratio, height: 1 };
      for (const { report, threshold } of [...(watched.get(element) ?? [])])
        report([
          { isIntersecting: ratio > 0 && ratio >= threshold, boundingClientRect, target: element },
        ]);
    },
    observed,
    /** Makes the rest of the test one of a browser that cannot observe. */
    remove,
  };
}
