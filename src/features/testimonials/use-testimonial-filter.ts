import * as React from "react";
import {
  ALL_TESTIMONIALS,
  type TestimonialFilter,
} from "../../content/catalogue/testimonial-filter";
import { onPopState, pushUrl, readUrl, replaceUrl, urlWith } from "../../hooks/url-state";

const EVERYTHING: TestimonialFilter = { service: ALL_TESTIMONIALS, search: "" };
const SERVICE_KEY = "service";
const SEARCH_KEY = "q";

/** Reads the filter from a URL's query, `?service=&q=`. */
export const readFilter = (query: URLSearchParams): TestimonialFilter => ({
  service: query.get(SERVICE_KEY) || EVERYTHING.service,
  search: query.get(SEARCH_KEY) ?? EVERYTHING.search,
});

/** Returns `query` with the filter as `service=&q=`, keeping other parameters. */
export function writeFilter(
  { service, search }: TestimonialFilter,
  query = new URLSearchParams(),
): URLSearchParams {
  const written = new URLSearchParams(query);
  written.delete(SERVICE_KEY);
  written.delete(SEARCH_KEY);
  if (service !== ALL_TESTIMONIALS) written.set(SERVICE_KEY, service);
  if (search.trim()) written.set(SEARCH_KEY, search);
  return written;
}

/**
 * Keeps the testimonials filter in the URL. Selecting a filter adds a history entry, while typing
 * replaces the current one. The first render is unfiltered, like the pre-rendered page.
 */
export function useTestimonialFilter() {
  const [filter, setFilter] = React.useState(EVERYTHING);
  const latest = React.useRef(filter); // may be newer than the rendered filter

  const show = React.useCallback((next: TestimonialFilter) => {
    latest.current = next;
    React.startTransition(() => setFilter(next)); // rendering all cards would block typing
  }, []);
  React.useEffect(() => {
    const read = () => show(readFilter(readUrl().query));
    read();
    return onPopState(read);
  }, [show]);

  const change = (patch: Partial<TestimonialFilter>, changeUrl: (url: string) => void) => {
    show({ ...latest.current, ...patch });
    changeUrl(urlWith({ query: writeFilter(latest.current, readUrl().query) }));
  };
  return {
    ...filter,
    chooseService: (service: string) => change({ service }, pushUrl),
    changeSearch: (search: string) => change({ search }, replaceUrl),
    reset: () => change(EVERYTHING, pushUrl),
  };
}
