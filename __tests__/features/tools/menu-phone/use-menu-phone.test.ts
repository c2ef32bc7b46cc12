import { act, renderHook } from "@testing-library/react";
import { sessionKeys } from "../../../../src/features/tools/menu-phone/menu-session";
import { useMenuPhone } from "../../../../src/features/tools/menu-phone/use-menu-phone";
import { USSD_MENU } from "../../../fixtures/catalogue";
import { trackListeners } from "../../../support/dom/track-listeners";

describe("useMenuPhone", () => {
  test("shows dots for a secret in the conversation", () => {
    const { result } = renderHook(() => useMenuPhone(USSD_MENU));
    act(() => result.current.send({ type: "dial" }));
    for (const typed of ["1", "2", "9876"])
      act(() => result.current.send({ type: "answer", typed }));
    const typed = result.current.turns.filter(({ by }) => by === "caller").map(({ text }) => text);
    expect(typed).toEqual(["1", "2", "••••"]);
  });

  /** Goes to `url` like a link, back or forward. */
  const go = (url: string) => {
    window.history.replaceState(null, "", url);
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  };

  test("shows the screen in a URL opened in its tab, and closes without one", () => {
    window.history.replaceState(null, "", "/tools/ussd-phone#menu=1");
    const { result } = renderHook(() => useMenuPhone(USSD_MENU));
    const shown = () => sessionKeys(result.current.session);
    act(() => result.current.send({ type: "answer", typed: "1" }));
    go("/tools/ussd-phone#menu=1*2*1234&language=sw");
    expect([shown(), result.current.session.language]).toEqual(["1*2*1234", 1]);
    go("/tools/ussd-phone#points");
    expect(shown()).toBe("1*2*1234");
    go("/tools/ussd-phone");
    expect(result.current.session.phase).toBe("closed");
  });

  test("doesn't change the next page's URL while this page is still shown", () => {
    window.history.replaceState(null, "", "/tools/ussd-phone");
    const { result } = renderHook(() => useMenuPhone(USSD_MENU));
    act(() => result.current.send({ type: "dial" }));
    go("/tools/ivr-phone#menu=9&language=sw");
    expect(result.current.session.language).toBe(0);
    expect(window.location.hash).toBe("#menu=9&language=sw");
  });

  test("stops when the component unmounts", () => {
    const listeners = trackListeners();
    const { unmount } = renderHook(() => useMenuPhone(USSD_MENU));
    unmount();
    expect(listeners.types()).toEqual([]);
    listeners.remove();
  });

  test("continues if the browser refuses more changes of the URL", () => {
    const refused = jest.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException("100 times per 30 seconds", "SecurityError");
    });
    const { result } = renderHook(() => useMenuPhone(USSD_MENU));
    act(() => result.current.send({ type: "dial" }));
    act(() => result.current.send({ type: "answer", typed: "1" }));
    expect(result.current.session.phase).toBe("open");
    expect(result.current.turns).toHaveLength(3);
    refused.mockRestore();
  });
});
