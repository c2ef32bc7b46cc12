import { act, render } from "@testing-library/react";
import * as live from "../../../src/features/preview/live-content";
import { LiveSection } from "../../../src/features/preview/live-section";

const section = (
  <LiveSection name="hero" built={{ heading: "built" }}>
    {({ content, status }) => <p>{`${content.heading}, ${status}`}</p>}
  </LiveSection>
);

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ["live content", async () => ({ heading: "live" }), "live, loaded"],
  ["built content after an error", () => Promise.reject(new Error("offline")), "built, error"],
])("in preview mode LiveSection loads, then shows %s", async (_case, read, expected) => {
  jest.spyOn(live, "readSection").mockImplementation(read);
  window.history.replaceState(null, "", "/?preview");
  const { container } = render(section);
  expect(container).toHaveTextContent("built, loading");
  await act(async () => undefined);
  expect(container).toHaveTextContent(expected);
  expect(live.readSection).toHaveBeenCalledWith("hero");
});

test("outside preview mode LiveSection shows built content and reads nothing", async () => {
  const read = jest.spyOn(live, "readSection");
  window.history.replaceState(null, "", "/");
  const { container } = render(section);
  await act(async () => undefined);
  expect(container).toHaveTextContent("built, loaded");
  expect(read).not.toHaveBeenCalled();
});
