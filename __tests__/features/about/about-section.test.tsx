import { act, render, screen, within } from "@testing-library/react";
import { AboutSection } from "../../../src/features/about/about-section/about-section";
import { ABOUTS } from "../../fixtures/about";
import { PICTURE } from "../../fixtures/words";
import { accessibilityProblems } from "../../support/accessibility";
import { fakeMedia } from "../../support/fake-media";
import { fakeObserver } from "../../support/fake-observer";
import { manualClock } from "../../support/manual-clock";
import { serverHtml } from "../../support/server-html";

const figures = () =>
  within(screen.getByRole("list", { name: "Savanna Signal in figures" }))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("[aria-hidden]")?.textContent);

test("opening words, mission, vision and four figures", () => {
  render(<AboutSection content={ABOUTS.usual} image={PICTURE} />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("About Savanna Signal");
  expect(screen.getByText(/talk with the people they serve/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Our Mission" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Our Vision" })).toBeVisible();
  expect(figures()).toEqual(["500+", "5", "1", "45+"]);
  for (const label of ["Clients Served", "Countries", "Message Delivered", "Team Members"])
    expect(screen.getByText(label)).toBeVisible();
});

test("large figures are shortened with one decimal", () => {
  render(<AboutSection content={ABOUTS.longest} image={PICTURE} />);
  expect(figures()).toEqual(["1.2K+", "54", "2.5B", "1.3M+"]);
  expect(screen.getByText("Messages Delivered")).toBeVisible();
});

test("figures count up over 2 s once a tenth is in view, each 0.1 s after the one before", () => {
  const media = fakeMedia();
  const observer = fakeObserver();
  const clock = manualClock();
  const { unmount } = render(<AboutSection content={ABOUTS.usual} image={PICTURE} clock={clock} />);
  const list = screen.getByRole("list", { name: "Savanna Signal in figures" });
  act(() => observer.show(list, 0));
  expect(figures()).toEqual(["0+", "0", "0", "0+"]);
  act(() => observer.show(list, 0.1));
  act(() => clock.advance(1_000));
  expect(figures()).toEqual(["250+", "2", "0", "16+"]);
  expect(within(list).getByText("500+")).toHaveClass("visually-hidden"); // told whole at any moment
  act(() => clock.advance(1_400));
  expect(figures()).toEqual(["500+", "5", "1", "45+"]);
  expect(clock.pending()).toBe(0);
  unmount();
  observer.remove();
  media.remove();
});

test("leaving in the middle of the count clears its timers", () => {
  const observer = fakeObserver();
  const clock = manualClock();
  const { unmount } = render(<AboutSection content={ABOUTS.usual} image={PICTURE} clock={clock} />);
  const list = screen.getByRole("list", { name: "Savanna Signal in figures" });
  act(() => observer.show(list, 0));
  act(() => observer.show(list, 1));
  act(() => clock.advance(500));
  expect(clock.pending()).toBe(4);
  unmount();
  expect(clock.pending()).toBe(0);
  expect(observer.observed()).toBe(0);
  observer.remove();
});

test("while loading", () => {
  render(<AboutSection content={ABOUTS.usual} image={PICTURE} status="loading" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading about us...");
  expect(screen.queryByRole("list")).toBeNull();
});

test("an error shows what there is", () => {
  render(<AboutSection content={ABOUTS.usual} image={PICTURE} status="error" />);
  expect(figures()).toEqual(["500+", "5", "1", "45+"]);
});

test.each(Object.entries(ABOUTS))("the server renders the %s section", (_name, content) => {
  const html = serverHtml(<AboutSection content={content} image={PICTURE} />);
  expect(html).toContain('id="about-section"');
  expect(html).not.toMatch(/<script|<img src=x/);
});

test("the pre-built page has the final figures", () => {
  const html = serverHtml(<AboutSection content={ABOUTS.usual} image={PICTURE} />);
  for (const figure of [">500+<", ">5<", ">1<", ">45+<"]) expect(html).toContain(figure);
});

test("axe finds nothing", async () => {
  const { container } = render(<AboutSection content={ABOUTS.usual} image={PICTURE} />);
  expect(await accessibilityProblems(container)).toEqual([]);
});
