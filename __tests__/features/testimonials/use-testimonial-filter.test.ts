import { act, renderHook } from "@testing-library/react";
import type { TestimonialFilter } from "../../../src/content/catalogue/testimonial-filter";
import {
  readFilter,
  useTestimonialFilter,
  writeFilter,
} from "../../../src/features/testimonials/use-testimonial-filter";
import { trackListeners } from "../../support/dom/track-listeners";

const go = (url: string) => window.history.replaceState(null, "", url);
beforeEach(() => go("/testimonials"));
afterEach(() => jest.restoreAllMocks());

const back = () =>
  act(async () => {
    const navigated = new Promise((resolve) => window.addEventListener("popstate", resolve));
    window.history.back();
    await navigated;
  });

test.each([
  ["", { service: "all", search: "" }],
  ["?service=ussd", { service: "ussd", search: "" }],
  ["?q=a%20b&service=", { service: "all", search: "a b" }],
  ["?service=<script>&q=%", { service: "<script>", search: "%" }],
])("readFilter parses %p as %p", (query, filter) => {
  expect(readFilter(new URLSearchParams(query))).toEqual(filter);
});

test("writeFilter leaves out defaults and keeps other parameters", () => {
  const written = (filter: TestimonialFilter, query = "") =>
    writeFilter(filter, new URLSearchParams(query)).toString();
  expect(written({ service: "all", search: " " })).toBe("");
  expect(written({ service: "sms", search: "" })).toBe("service=sms");
  expect(written({ service: "sms", search: "a&b" }, "preview=1&q=old")).toBe(
    "preview=1&service=sms&q=a%26b",
  );
});

test("useTestimonialFilter writes choices and typing into the URL, and back undoes a choice", async () => {
  const { result } = renderHook(() => useTestimonialFilter());
  act(() => result.current.chooseService("ussd"));
  expect(window.location.search).toBe("?service=ussd");
  act(() => result.current.changeSearch("loan"));
  expect(window.location.search).toBe("?service=ussd&q=loan");
  act(() => result.current.chooseService("sms"));
  expect(result.current).toMatchObject({ service: "sms", search: "loan" });
  await back();
  expect(result.current).toMatchObject({ service: "ussd", search: "loan" });
  await back();
  expect(result.current).toMatchObject({ service: "all", search: "" });
});

test("a choice keeps the router's history state, which it needs for scroll positions", () => {
  window.history.replaceState({ key: "1" }, "", "/testimonials");
  const { result } = renderHook(() => useTestimonialFilter());
  act(() => result.current.chooseService("ussd"));
  expect(window.history.state).toEqual({ key: "1" });
});

test("useTestimonialFilter filters even if the browser refuses to change the URL", () => {
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("too often", "SecurityError");
  });
  const { result } = renderHook(() => useTestimonialFilter());
  act(() => result.current.changeSearch("sacco"));
  expect(result.current.search).toBe("sacco");
});

test("useTestimonialFilter stops when the component unmounts", () => {
  const listeners = trackListeners();
  const { unmount } = renderHook(() => useTestimonialFilter());
  expect(listeners.types()).toEqual(["popstate"]);
  unmount();
  expect(listeners.types()).toEqual([]);
  listeners.remove();
});
