import { act, render, screen } from "@testing-library/react";
import * as React from "react";
import { useParticles } from "../../../../src/features/home/hero/use-particles";
import { type FakeMedia, fakeMedia, REDUCED_MOTION } from "../../../support/fake-media";
import { type FakeObserver, fakeObserver } from "../../../support/fake-observer";
import { manualFrames } from "../../../support/manual-frames";

const clearRect = jest.fn();
const context = {
  clearRect,
  setTransform: jest.fn(),
  beginPath: jest.fn(),
  moveTo: jest.fn(),
  lineTo: jest.fn(),
  stroke: jest.fn(),
  arc: jest.fn(),
  fill: jest.fn(),
};
const drawings = () => clearRect.mock.calls.length;

let media: FakeMedia;
let observer: FakeObserver;
beforeEach(() => {
  jest.clearAllMocks();
  media = fakeMedia();
  observer = fakeObserver();
  jest
    .spyOn(HTMLCanvasElement.prototype, "getContext")
    .mockImplementation((() => context) as never); // the tests' DOM cannot draw
  Object.defineProperty(HTMLCanvasElement.prototype, "clientWidth", {
    configurable: true,
    value: 360,
  });
  Object.defineProperty(HTMLCanvasElement.prototype, "clientHeight", {
    configurable: true,
    value: 640,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  media.remove();
  observer.remove();
});

function start() {
  const source = manualFrames();
  function Background({ paused }: { readonly paused: boolean }) {
    const canvas = React.useRef<HTMLCanvasElement>(null);
    const moving = useParticles(canvas, { paused, frames: source.frames });
    return <canvas ref={canvas} data-testid="canvas" data-moving={moving} />;
  }
  const { rerender, unmount } = render(<Background paused={false} />);
  const canvas = screen.getByTestId<HTMLCanvasElement>("canvas");
  const show = (ratio: number) => act(() => observer.show(canvas, ratio));
  return {
    ...source,
    canvas,
    show,
    unmount,
    pause: (paused: boolean) => rerender(<Background paused={paused} />),
  };
}

test("moves once in view, one drawing a frame", () => {
  const { show, draw, pending } = start();
  expect(pending()).toBe(0);
  expect(drawings()).toBe(1); // a still field
  show(0.2);
  draw(11);
  expect(drawings()).toBe(11); // the first frame only takes the time
  expect(pending()).toBe(1);
});

test("stands still outside the viewport", () => {
  const { show, pending, canvas } = start();
  show(0.2);
  expect(canvas).toHaveAttribute("data-moving", "true");
  show(0);
  expect(canvas).toHaveAttribute("data-moving", "false");
  expect(pending()).toBe(0);
});

test("stands still while the window has no focus", () => {
  const { show, pending } = start();
  show(0.2);
  act(() => void window.dispatchEvent(new Event("blur")));
  expect(pending()).toBe(0);
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(pending()).toBe(1);
});

test("stands still while the document is hidden", () => {
  const { show, pending } = start();
  show(0.2);
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(pending()).toBe(0);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(pending()).toBe(1);
});

test("stands still while paused and under reduced motion", () => {
  const { show, pending, pause } = start();
  show(0.2);
  pause(true);
  expect(pending()).toBe(0);
  pause(false);
  expect(pending()).toBe(1);
  act(() => media.set(REDUCED_MOTION, true));
  expect(pending()).toBe(0);
});

test("a sharp screen is drawn at twice the size, never more", () => {
  Object.defineProperty(window, "devicePixelRatio", { configurable: true, value: 3 });
  const { canvas } = start();
  expect(canvas.width).toBe(720);
  expect(canvas.height).toBe(1_280);
  expect(context.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0);
  Object.defineProperty(window, "devicePixelRatio", { configurable: true, value: 1 });
  act(() => void window.dispatchEvent(new Event("resize")));
  expect(canvas.width).toBe(360);
});

test("a browser that cannot draw shows the page without particles", () => {
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const { show, draw } = start();
  show(0.2);
  draw(3);
  expect(drawings()).toBe(0);
});

test("leaving clears frames, observers and listeners", () => {
  const { show, unmount, pending } = start();
  show(0.2);
  unmount();
  expect(pending()).toBe(0);
  expect(observer.observed()).toBe(0);
  expect(media.listeners()).toBe(0);
  const before = drawings();
  window.dispatchEvent(new Event("resize"));
  expect(drawings()).toBe(before);
});
