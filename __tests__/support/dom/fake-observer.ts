interface Entry {
  readonly target: Element;
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { readonly top: number; readonly height: number };
}
type Report = (entries: readonly Entry[]) => void;

/**
 * Replaces `IntersectionObserver`, which jsdom lacks, in every test of a file or block. Checks
 * after each test that no elements are still observed.
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
  /** Number of observations. */
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
    /**
     * Tells all observers of `element` which share of it is in view, from 0 to 1. The rest is
     * below.
     */
    show: (element: Element, ratio: number) => {
      const boundingClientRect = { top: window.innerHeight - ratio, height: 1 };
      for (const { report, threshold } of [...(watched.get(element) ?? [])])
        report([
          { isIntersecting: ratio > 0 && ratio >= threshold, boundingClientRect, target: element },
        ]);
    },
    observed,
    /** For the rest of the test, the browser has no `IntersectionObserver`. */
    remove,
  };
}
