import { act, render } from "@testing-library/react";
import { HeroParticles } from "../../../src/features/home/hero-particles";
import { fakeMedia, REDUCED_MOTION } from "../../support/dom/fake-media";
import { fakeObserver } from "../../support/dom/fake-observer";
import { trackListeners } from "../../support/dom/track-listeners";

const clearRect = jest.fn();
const setTransform = jest.fn();
const others = ["beginPath", "moveTo", "lineTo", "stroke", "arc", "fill"];
const context = {
  clearRect,
  setTransform,
  ...Object.fromEntries(others.map((name) => [name, () => undefined])),
};
const drawings = () => clearRect.mock.calls.length;

const media = fakeMedia();
const observer = fakeObserver();
const getContext = jest.spyOn(HTMLCanvasElement.prototype, "getContext");
beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  getContext.mockReturnValue(context as never); // jsdom cannot draw
  for (const [name, value] of Object.entries({ clientWidth: 360, clientHeight: 640 }))
    Object.defineProperty(HTMLCanvasElement.prototype, name, { configurable: true, value });
});
const send = (target: EventTarget, type: string) =>
  act(() => void target.dispatchEvent(new Event(type)));

/** Renders the particles, in view. */
function start() {
  const element = (paused: boolean) => <HeroParticles paused={paused} />;
  const { container, rerender, unmount } = render(element(false));
  const canvas = container.querySelector("canvas") as HTMLCanvasElement;
  const show = (ratio: number) => act(() => observer.show(canvas, ratio));
  const before = { pending: jest.getTimerCount(), drawings: drawings() };
  show(0.2);
  return {
    before,
    draw: (frames: number) => act(() => jest.advanceTimersByTime(16 * frames)),
    pending: () => jest.getTimerCount(),
    canvas,
    show,
    unmount,
    pause: (on: boolean) => rerender(element(on)),
  };
}

test("particles are drawn once, and move while in view, in every other frame", () => {
  const { before, draw, pending } = start();
  expect(before).toEqual({ pending: 0, drawings: 1 });
  draw(11);
  expect(drawings()).toBe(6);
  expect(pending()).toBe(1);
});

test.each<[string, (view: ReturnType<typeof start>, stop: boolean) => void]>([
  ["out of the viewport", ({ show }, stop) => show(stop ? 0 : 1)],
  ["while the window has no focus", (_view, stop) => send(window, stop ? "blur" : "focus")],
  [
    "while the document is hidden",
    (_view, stop) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: stop });
      send(document, "visibilitychange");
    },
  ],
  ["while paused", ({ pause }, stop) => pause(stop)],
  ["under reduced motion", (_view, stop) => act(() => media.set(REDUCED_MOTION, stop))],
])("particles stop %s and then continue", (_when, change) => {
  const view = start();
  expect(view.pending()).toBe(1);
  change(view, true);
  expect(view.pending()).toBe(0);
  change(view, false);
  expect(view.pending()).toBe(1);
});

test("the canvas has at most twice the screen's pixels, even after a resize", () => {
  Object.defineProperty(window, "devicePixelRatio", { configurable: true, value: 3 });
  const { canvas } = start();
  expect([canvas.width, canvas.height]).toEqual([720, 1_280]);
  expect(setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0);
  Object.defineProperty(window, "devicePixelRatio", { configurable: true, value: 1 });
  send(window, "resize");
  expect(canvas.width).toBe(360);
});

test("there are no particles if the browser can't draw or the visitor saves data", () => {
  getContext.mockReturnValue(null);
  const { draw, unmount } = start();
  draw(3);
  unmount();
  getContext.mockReturnValue(context as never);
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  expect(start().pending()).toBe(0);
  Reflect.deleteProperty(navigator, "connection");
  expect(drawings()).toBe(0);
});

test("HeroParticles stops when the component unmounts", () => {
  const listeners = trackListeners();
  const { draw, unmount, pending } = start();
  draw(2);
  expect(pending()).toBe(1);
  expect(listeners.types()).toEqual(["blur", "focus", "resize", "visibilitychange"]);
  unmount();
  expect(pending()).toBe(0);
  expect(listeners.types()).toEqual([]);
  listeners.remove();
});
