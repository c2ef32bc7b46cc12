import { askServer } from "../../src/hooks/ask-server";

const ORIGIN = "https://www.savannasignal.example";

/** A tab that was loaded at one address and now stands at another. */
function visit(loadedAt: string | null, pathname: string): number {
  const reload = jest.fn();
  const entries = loadedAt === null ? [] : [{ name: `${ORIGIN}${loadedAt}` }];
  askServer({
    location: { pathname, reload },
    performance: { getEntriesByType: () => entries as unknown as PerformanceEntryList },
  });
  return reload.mock.calls.length;
}

test("a post met by a link within the site is asked of the server once", () => {
  expect(visit("/blog", "/blog/newer-than-the-build")).toBe(1);
  expect(visit("/blog/newer-than-the-build", "/blog/newer-than-the-build")).toBe(0);
  expect(visit("/blog/one?q=sms", "/services/new-service")).toBe(1);
});

test("elsewhere, or where the browser does not say, the page is not found", () => {
  expect(visit("/", "/no-such-page")).toBe(0);
  expect(visit(null, "/blog/newer-than-the-build")).toBe(0);
});
