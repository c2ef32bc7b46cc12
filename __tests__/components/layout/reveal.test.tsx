import { act, render, screen } from "@testing-library/react";
import { Reveal } from "../../../src/components/layout/reveal/reveal";
import { type FakeMedia, fakeMedia, REDUCED_MOTION } from "../../support/fake-media";
import { type FakeObserver, fakeObserver } from "../../support/fake-observer";
import { serverHtml } from "../../support/server-html";

let observer: FakeObserver;
let media: FakeMedia;
beforeEach(() => {
  observer = fakeObserver();
  media = fakeMedia();
});
afterEach(() => {
  observer.remove();
  media.remove();
});

const box = () => screen.getByText("Words").parentElement;
const start = () =>
  render(
    <Reveal order={3} id="anchor">
      <p>Words</p>
    </Reveal>,
  );

test("waits out of view and comes once a tenth of it is in view, 0.1 s per item later", () => {
  start();
  const element = box();
  if (!element) throw new Error("nothing rendered");
  act(() => observer.show(element, 0.05));
  expect(element).toHaveClass("waiting");
  act(() => observer.show(element, 0.1));
  expect(element).toHaveClass("visible");
  expect(element.style.transitionDelay).toMatch(/^0\.3/);
  expect(observer.observed()).toBe(0);
});

test("under reduced motion it is simply there", () => {
  media.set(REDUCED_MOTION, true);
  start();
  expect(box()).toHaveClass("reveal", { exact: true });
});

test("without scripts it is simply there", () => {
  expect(serverHtml(<Reveal as="li">Words</Reveal>)).toBe('<li class="reveal">Words</li>');
});
