import { act, renderHook } from "@testing-library/react";
import { useMenuPhone } from "../../../../src/features/tools/menu-phone/use-menu-phone";
import { USSD_MENUS } from "../../../../src/features/tools/ussd-phone/ussd-menu";
import { manualClock } from "../../../support/manual-clock";

beforeEach(() => window.history.replaceState(null, "", "/tools/ussd-phone"));

const start = () => {
  const clock = manualClock();
  const { result, unmount } = renderHook(() => useMenuPhone(USSD_MENUS, clock));
  return { clock, phone: () => result.current, unmount };
};

test("useMenuPhone closes a session after 60 s without an answer, with a warning at 10", () => {
  const { clock, phone } = start();
  expect(phone().session.phase).toBe("closed");
  act(() => phone().dial());
  act(() => clock.advance(49_000));
  expect(phone().warning).toBe("");
  act(() => clock.advance(1_000));
  expect(phone().secondsLeft).toBe(10);
  expect(phone().warning).toBe("The session closes in 10 seconds.");
  act(() => clock.advance(10_000));
  expect(phone().session.phase).toBe("timed-out");
  expect(phone().turns.at(-1)?.text).toMatch(/^Session closed: no reply in time\./);
  expect(clock.pending()).toBe(0);
});

test("useMenuPhone starts the time again at an answer and can stop it", () => {
  const { clock, phone } = start();
  act(() => phone().dial());
  act(() => clock.advance(55_000));
  act(() => phone().answer("1"));
  expect(phone().secondsLeft).toBe(60);
  act(() => phone().keepOpen(true));
  act(() => clock.advance(600_000));
  expect(phone().session.phase).toBe("open");
});

test("useMenuPhone writes the keys into the URL, with examples for what was typed", () => {
  const { phone } = start();
  act(() => phone().dial());
  expect(window.location.search).toBe("?menu=");
  for (const answer of ["1", "2", "9876"]) act(() => phone().answer(answer));
  expect(window.location.search).toBe("?menu=1*2*1234");
  expect(JSON.stringify(phone().turns)).not.toContain("9876");
  act(() => phone().choose(USSD_MENUS[1] ?? USSD_MENUS[0]));
  expect(window.location.search).toBe("?language=sw");
  expect(phone().session.phase).toBe("closed");
});

test("useMenuPhone opens the screen of a URL, whose time begins with the first answer", () => {
  window.history.replaceState(null, "", "/tools/ussd-phone?menu=2*1&language=sw&other=1");
  const { clock, phone } = start();
  expect(phone().turns).toEqual([{ by: "menu", text: "Umeme: weka nambari ya akaunti.\n0. Rudi" }]);
  act(() => clock.advance(300_000));
  expect(phone().session.phase).toBe("open");
  act(() => phone().answer("0"));
  act(() => clock.advance(60_000));
  expect(phone().session.phase).toBe("timed-out");
  expect(window.location.search).toBe("?other=1&language=sw&menu=2");
});

test("useMenuPhone clears the timer when the caller hangs up and when it unmounts", () => {
  const { clock, phone, unmount } = start();
  act(() => phone().dial());
  act(() => phone().leave());
  expect(clock.pending()).toBe(0);
  act(() => phone().dial());
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
});
