import * as React from "react";
import {
  ALL_TESTIMONIALS,
  type TestimonialFilter,
} from "../../../content/catalogue/testimonial-filter";

const EVERYTHING: TestimonialFilter = { service: ALL_TESTIMONIALS, search: "" };
const SERVICE_KEY = "service";
const SEARCH_KEY = "q";

/** The filter that an address's `?service=&q=` stands for. */
export function readFilter(query: string): TestimonialFilter {
  const parameters = new URLSearchParams(query);
  return {
    service: parameters.get(SERVICE_KEY) || EVERYTHING.service,
    search: parameters.get(SEARCH_KEY) ?? EVERYTHING.search,
  };
}

/** `?service=&q=` for a filter; other parameters of `query` stay. Empty when nothing is left. */
export function writeFilter({ service, search }: TestimonialFilter, query = ""): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(SERVICE_KEY);
  parameters.delete(SEARCH_KEY);
  if (service !== ALL_TESTIMONIALS) parameters.set(SERVICE_KEY, service);
  if (search.trim()) parameters.set(SEARCH_KEY, search);
  const text = parameters.toString();
  return text ? `?${text}` : "";
}

export interface TestimonialFilterControls extends TestimonialFilter {
  readonly chooseService: (service: string) => void;
  readonly changeSearch: (search: string) => void;
  readonly reset: () => void;
}

type Step = "push" | "replace";

/** Puts the filter into the address; a browser that counts such changes may refuse one. */
function remember(filter: TestimonialFilter, step: Step): void {
  const { pathname, search, hash } = window.location;
  const address = `${pathname}${writeFilter(filter, search)}${hash}`;
  try {
    if (step === "push") window.history.pushState(null, "", address);
    else window.history.replaceState(window.history.state, "", address);
  } catch {
    // The list is filtered all the same; only the address stays behind.
  }
}

/**
 * The filter of the testimonials page, kept in the address: a choice is a step that back undoes,
 * typing changes the step it is in. Everything shows in the first render, as pre-built.
 */
export function useTestimonialFilter(): TestimonialFilterControls {
  const [filter, setFilter] = React.useState(EVERYTHING);
  const wanted = React.useRef(filter); // the list may still be on its way there

  const show = React.useCallback((next: TestimonialFilter) => {
    wanted.current = next;
    React.startTransition(() => setFilter(next)); // all cards in one go would hold the next key
  }, []);
  React.useEffect(() => {
    const read = () => show(readFilter(window.location.search));
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [show]);

  const change = (patch: Partial<TestimonialFilter>, step: Step) => {
    show({ ...wanted.current, ...patch });
    remember(wanted.current, step);
  };
  return {
    ...filter,
    chooseService: (service) => change({ service }, "push"),
    changeSearch: (search) => change({ search }, "replace"),
    reset: () => change(EVERYTHING, "push"),
  };
}
