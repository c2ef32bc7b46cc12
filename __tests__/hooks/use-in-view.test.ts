import { act, renderHook } from "@testing-library/react";
import * as React from "react";
import { revealStep, useInView } from "../../src/hooks/use-in-view";
import { fakeMedia, REDUCED_MOTION } from "../support/dom/fake-media";
import { type FakeObserver, fakeObserver } from "../support/dom/fake-observer";

let observer: FakeObserver;
beforeEach(() => {
  observer = fakeObserver();
});
afterEach(() => observer.remove());

function start() {
  const element = document.createElement("section");
  const hook = renderHook(() => {
    const view = useInView();
    React.useLayoutEffect(() => view.ref(element)); // when React would give it the element
    return view;
  });
  return { ...hook, element, show: (ratio: number) => act(() => observer.show(element, ratio)) };
}

test("useInView waits once the element is out of view, and reveals it at 10%, not at 9%", () => {
  const { result, show } = start();
  expect(result.current.reveal).toBe("static");
  show(0);
  show(0.09);
  expect(result.current.reveal).toBe("waiting");
  show(0.1);
  expect(result.current.reveal).toBe("visible");
  expect(observer.observed()).toBe(0);
});

test("useInView never hides an element that was in view", () => {
  const { result, show } = start();
  expect(result.current.reveal).toBe("static");
  show(0.5);
  expect(result.current.reveal).toBe("visible");
  expect(revealStep("visible", false)).toBe("visible");
});

test("useInView stays static under reduced motion, also when that begins later", () => {
  const media = fakeMedia();
  const { result, show } = start();
  show(0);
  act(() => media.set(REDUCED_MOTION, true));
  expect(result.current.reveal).toBe("static");
  expect(start().result.current.reveal).toBe("static");
  expect(observer.observed()).toBe(0);
  media.remove();
});

test("useInView is visible where the browser cannot observe", () => {
  observer.remove();
  expect(start().result.current.reveal).toBe("visible");
});

test("useInView stops observing when the component unmounts", () => {
  const { unmount } = start();
  expect(observer.observed()).toBe(1);
  unmount();
  expect(observer.observed()).toBe(0);
});
