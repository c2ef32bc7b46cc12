import { act, renderHook } from "@testing-library/react";
import { parseConsent, useConsent } from "../../../src/features/consent/use-consent";
import { manualClock } from "../../support/manual-clock";

const scripts = () => document.head.querySelectorAll('script:not([type="text/plain"])').length;
const kept = () => localStorage.getItem("savanna-signal:consent");
const start = (id = "G-1") => renderHook(() => useConsent(id, manualClock(Date.UTC(2026, 0, 2))));

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML =
    '<script type="text/plain" data-needs-consent src="https://www.googletagmanager.com/gtag/js"></script>';
});

test("nothing is loaded and nothing kept until the visitor decides", () => {
  expect(start().result.current.status).toBe("undecided");
  expect(scripts()).toBe(0);
  expect(kept()).toBeNull();
});

test("agreement loads analytics and is kept with time and notice version", () => {
  const { result } = start();
  act(() => result.current.accept());
  expect(result.current.status).toBe("accepted");
  expect(scripts()).toBe(1);
  expect(JSON.parse(kept() ?? "")).toEqual({
    choice: "accepted",
    at: "2026-01-02T00:00:00.000Z",
    version: 1,
  });
  expect(start().result.current.status).toBe("accepted");
});

test("refusal is kept and loads nothing", () => {
  const { result } = start();
  act(() => result.current.decline());
  expect(result.current.status).toBe("declined");
  expect(scripts()).toBe(0);
  expect(start().result.current.status).toBe("declined");
});

test("an agreement can be taken back", () => {
  const { result } = start();
  act(() => result.current.accept());
  act(() => result.current.revoke());
  expect(result.current.status).toBe("declined");
  expect(Reflect.get(window, "ga-disable-G-1")).toBe(true);
});

test("a site without analytics asks nothing", () => {
  expect(start("").result.current.status).toBe("unknown");
});

test.each([
  ["nothing", null],
  ["no JSON", "yes"],
  ["null", "null"],
  ["another choice", '{"choice":"maybe","at":"2026-01-01T00:00:00Z","version":1}'],
  ["no time", '{"choice":"accepted","version":1}'],
  ["an older notice", '{"choice":"accepted","at":"2026-01-01T00:00:00Z","version":0}'],
])("%s is no decision", (_name, text) => {
  expect(parseConsent(text)).toBeNull();
});
