import { act, renderHook } from "@testing-library/react";
import { useToolState } from "../../../src/features/tools/use-tool-state";
import { trackListeners } from "../../support/dom/track-listeners";

beforeEach(() => void jest.useFakeTimers());

const start = (url: string) => {
  window.history.replaceState({ key: "kept" }, "", url);
  const seen: string[] = [];
  const view = renderHook(() => {
    const controls = useToolState();
    seen.push(controls.state.quantity);
    return controls;
  });
  return { ...view, seen, tool: () => view.result.current };
};

describe("useToolState", () => {
  test("reads the URL after the first render and on the way back, without counting that as a change", () => {
    const { seen, tool } = start("/tools/sms-price#quantity=80000&sender=DUKA");
    expect(seen[0]).toBe("");
    expect(tool().state).toMatchObject({ quantity: "80000", sender: "DUKA" });
    window.history.replaceState(null, "", "/tools/sms-price#quantity=7");
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    expect(tool().state.quantity).toBe("7");
    expect(tool().touched).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("writes only the URL's fragment, half a second after the last change", () => {
    const { tool } = start("/tools/sms-price?preview#sender=DUKA");
    act(() => tool().change({ quantity: "8" }));
    act(() => jest.advanceTimersByTime(400));
    act(() => tool().change({ quantity: "80k" }));
    act(() => jest.advanceTimersByTime(499));
    expect(window.location.hash).toBe("#sender=DUKA");
    act(() => jest.advanceTimersByTime(1));
    expect(window.location.hash).toBe("#quantity=80k&sender=DUKA");
    expect(window.location.search).toBe("?preview");
    expect(window.history.state).toEqual({ key: "kept" });
  });

  test("writes the URL before a link that's pressed at once leaves the page", () => {
    const { tool } = start("/tools/sms-length");
    act(() => tool().change({ people: "80000" }));
    const link = document.body.appendChild(document.createElement("a"));
    let before = "";
    link.addEventListener("click", () => {
      before = window.location.hash;
    });
    link.click();
    link.remove();
    expect(before).toBe("#people=80000");
  });

  test("doesn't change the next page's URL while this page is still shown", () => {
    const { tool } = start("/tools/sms-length");
    act(() => tool().change({ people: "80000" }));
    window.history.pushState(null, "", "/tools/sms-price#quantity=80000");
    act(() => jest.advanceTimersByTime(500));
    expect(window.location.hash).toBe("#quantity=80000");
  });

  test("applies several changes before a render on top of each other", () => {
    const { tool } = start("/tools/quotation#networks=Airtel");
    act(() => {
      const { change } = tool();
      change({ ussd: "yes" });
      change(({ networks }) => ({ networks: `${networks},Telkom` }));
      change(({ networks }) => ({ networks: `${networks},Safaricom` }));
    });
    expect(tool().state).toMatchObject({ ussd: "yes", networks: "Airtel,Telkom,Safaricom" });
  });

  test("stops when the component unmounts", () => {
    const listeners = trackListeners();
    const { tool, unmount } = start("/tools/sms-price");
    act(() => tool().change({ quantity: "9" }));
    expect([jest.getTimerCount(), listeners.types()]).toEqual([
      1,
      ["click", "hashchange", "popstate"],
    ]);
    unmount();
    expect([jest.getTimerCount(), listeners.types()]).toEqual([0, []]);
    listeners.remove();
  });

  test("moves the query of an older link to the fragment", () => {
    const { tool } = start(
      "/tools/sms-price?quantity=80000&utm_source=mail&text=Habari+yako#calculator",
    );
    expect(tool().state).toMatchObject({ quantity: "80000", text: "Habari yako" });
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe(
      "/tools/sms-price?utm_source=mail#quantity=80000&text=Habari+yako",
    );
    expect(window.history.state).toEqual({ key: "kept" });
  });
});

test("a link to an anchor on the page keeps the state and its place in the URL", async () => {
  jest.useRealTimers(); // jsdom sends hashchange in a timer
  const { tool } = start("/tools/sender-id#sender=DUKA");
  const changed = new Promise((resolve) => window.addEventListener("hashchange", resolve));
  await act(async () => {
    window.location.hash = "letter";
    await changed;
  });
  expect(tool().state.sender).toBe("DUKA");
  expect(window.location.hash).toBe("#sender=DUKA");
});
