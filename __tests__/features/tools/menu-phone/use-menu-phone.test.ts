import { act, renderHook } from "@testing-library/react";
import { useMenuPhone } from "../../../../src/features/tools/menu-phone/use-menu-phone";
import { USSD_MENUS } from "../../../../src/features/tools/ussd-phone/ussd-menu";

test("useMenuPhone shows dots for a secret in its turns", () => {
  const { result } = renderHook(() => useMenuPhone(USSD_MENUS));
  act(() => result.current.send({ type: "dial" }));
  for (const typed of ["1", "2", "9876"]) act(() => result.current.send({ type: "answer", typed }));
  const typed = result.current.turns.filter(({ by }) => by === "caller").map(({ text }) => text);
  expect(typed).toEqual(["1", "2", "••••"]);
});

test("useMenuPhone goes on where the browser refuses more changes of the URL", () => {
  const refused = jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("100 times per 30 seconds", "SecurityError");
  });
  const { result } = renderHook(() => useMenuPhone(USSD_MENUS));
  act(() => result.current.send({ type: "dial" }));
  act(() => result.current.send({ type: "answer", typed: "1" }));
  expect(result.current.session.phase).toBe("open");
  expect(result.current.turns).toHaveLength(3);
  refused.mockRestore();
});
