import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TestimonialCarousel } from "../../../src/features/testimonials/testimonial-carousel/testimonial-carousel";
import { TESTIMONIALS } from "../../fixtures/home";
import { fakeMedia, REDUCED_MOTION } from "../../support/fake-media";
import { type ManualClock, manualClock } from "../../support/manual-clock";

function start() {
  const clock = manualClock();
  const view = render(<TestimonialCarousel testimonials={TESTIMONIALS} clock={clock} />);
  return { ...view, clock };
}
const advance = (clock: ManualClock, ms: number) => act(() => clock.advance(ms));
const shown = () => screen.getByRole("group", { name: /^Slide \d of 4$/ }).textContent;
const region = () => screen.getByRole("region", { name: "Testimonials" });

test("one slide at a time: words, stars told once, name, title and company", () => {
  start();
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("What Our Clients Say");
  expect(shown()).toContain("Grace would recommend it.");
  expect(shown()).toContain("Manager, Sample Traders");
  expect(screen.getByText("Slide 1 of 4")).toBeVisible();
  expect(screen.getByRole("img", { name: "Rated 5 out of 5" })).toBeInTheDocument();
});

test("a slide lasts 5 s, and after the last comes the first", () => {
  const { clock } = start();
  advance(clock, 4_950);
  expect(shown()).toContain("Grace");
  advance(clock, 50);
  expect(shown()).toContain("Peter");
  expect(screen.getByText("Slide 2 of 4")).toBeVisible();
  advance(clock, 15_000);
  expect(shown()).toContain("Grace");
});

test("the progress bar grows by 1% every 50 ms", () => {
  const { clock, container } = start();
  const filled = () => container.querySelector<HTMLElement>("[style*=scaleX]")?.style.transform;
  advance(clock, 50);
  expect(filled()).toBe("scaleX(0.01)");
  advance(clock, 49 * 50);
  expect(filled()).toBe("scaleX(0.5)");
});

test("the mouse holds the slide until it leaves", () => {
  const { clock } = start();
  fireEvent.pointerEnter(region(), { pointerType: "mouse" });
  advance(clock, 12_000);
  expect(shown()).toContain("Grace");
  fireEvent.pointerLeave(region(), { pointerType: "mouse" });
  advance(clock, 5_000);
  expect(shown()).toContain("Peter");
});

test.each([
  ["Next testimonial", "Peter"],
  ["Previous testimonial", "Samuel"],
  ["Show slide 3 of 4", "Zainab"],
])("%s shows its slide and pauses", async (button, name) => {
  const { clock } = start();
  await userEvent.click(screen.getByRole("button", { name: button }));
  expect(shown()).toContain(name);
  expect(screen.getByRole("button", { name: "Play testimonials" })).toBeVisible();
  fireEvent.pointerLeave(region(), { pointerType: "mouse" });
  advance(clock, 12_000);
  expect(shown()).toContain(name);
});

test("the toggle pauses and resumes", async () => {
  const { clock } = start();
  await userEvent.click(screen.getByRole("button", { name: "Pause testimonials" }));
  advance(clock, 12_000);
  expect(shown()).toContain("Grace");
  await userEvent.click(screen.getByRole("button", { name: "Play testimonials" }));
  advance(clock, 5_000);
  expect(shown()).toContain("Peter");
});

test("a swipe turns the slide and pauses", () => {
  start();
  const pointer = (type: string, clientX: number) =>
    Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: "touch" });
  fireEvent(region(), pointer("pointerdown", 200));
  fireEvent(region(), pointer("pointerup", 150));
  expect(shown()).toContain("Peter");
  expect(screen.getByRole("button", { name: "Play testimonials" })).toBeVisible();
});

test("the toggle comes first for the keyboard; slides are announced only while paused", async () => {
  const { container } = start();
  const live = () => container.querySelector("[aria-live]")?.getAttribute("aria-live");
  expect(live()).toBe("off");
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Pause testimonials" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(live()).toBe("polite");
});

test("under reduced motion it starts paused", () => {
  const media = fakeMedia({ [REDUCED_MOTION]: true });
  const { clock } = start();
  expect(clock.pending()).toBe(0);
  media.remove();
});

test("TestimonialCarousel stops when the component unmounts", () => {
  const { clock, unmount } = start();
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
});

test("a single slide has no controls, and none is nothing", () => {
  const { rerender, container } = render(
    <TestimonialCarousel testimonials={TESTIMONIALS.slice(0, 1)} clock={manualClock()} />,
  );
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<TestimonialCarousel testimonials={[]} clock={manualClock()} />);
  expect(container).toBeEmptyDOMElement();
});

test("while loading, even without slides", () => {
  render(<TestimonialCarousel testimonials={[]} status="loading" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading testimonials...");
});
