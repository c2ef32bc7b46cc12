import * as React from "react";
import {
  ALL_TESTIMONIALS,
  type TestimonialFilter,
} from "../../../content/catalogue/testimonial-filter";

const EVERYTHING: TestimonialFilter = { service: ALL_TESTIMONIALS, search: "" };
const SERVICE_KEY = "service";
const SEARCH_KEY = "q";

/** Parses the filter in the query of a URL, `?service=&q=`. */
export function readFilter(query: string): TestimonialFilter {
  const parameters = new URLSearchParams(query);
  return {
    service: parameters.get(SERVICE_KEY) || EVERYTHING.service,
    search: parameters.get(SEARCH_KEY) ?? EVERYTHING.search,
  };
}

/** Returns `query` with a filter as `?service=&q=`; other parameters stay. Empty without parameters. */
export function writeFilter({ service, search }: TestimonialFilter, query = ""): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(SERVICE_KEY);
  parameters.delete(SEARCH_KEY);
  if (service !== ALL_TESTIMONIALS) parameters.set(SERVICE_KEY, service);
  if (search.trim()) parameters.set(SEARCH_KEY, search);
  const text = parameters.toString();
  return text ? `?${text}` : "";
}

type HistoryChange = "push" | "replace";

/** Writes the filter into the URL; a browser that limits the number of changes may refuse one. */
function updateUrl(filter: TestimonialFilter, change: HistoryChange): void {
  const { pathname, search, hash } = window.location;
  const url = `${pathname}${writeFilter(filter, search)}${hash}`;
  try {
    if (change === "push") window.history.pushState(null, "", url);
    else window.history.replaceState(window.history.state, "", url);
  } catch {
    // the list is filtered all the same, under the old URL
  }
}

/**
 * Holds the filter of the testimonials page in the URL: a choice adds a history entry, typing replaces
 * the current one. The first render is unfiltered, as pre-built.
 */
export function useTestimonialFilter() {
  const [filter, setFilter] = React.useState(EVERYTHING);
  const latest = React.useRef(filter); // the list may not show it yet

  const show = React.useCallback((next: TestimonialFilter) => {
    latest.current = next;
    React.startTransition(() => setFilter(next)); // rendering all cards would delay the next key
  }, []);
  React.useEffect(() => {
    const read = () => show(readFilter(window.location.search));
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [show]);

  const change = (patch: Partial<TestimonialFilter>, history: HistoryChange) => {
    show({ ...latest.current, ...patch });
    updateUrl(latest.current, history);
  };
  return {
    ...filter,
    chooseService: (service: string) => change({ service }, "push"),
    changeSearch: (search: string) => change({ search }, "replace"),
    reset: () => change(EVERYTHING, "push"),
  };
}
