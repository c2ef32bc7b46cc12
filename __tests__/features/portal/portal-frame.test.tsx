import { act, fireEvent, render, screen } from "@testing-library/react";
import { PortalFrame, type PortalFrameProps } from "../../../src/features/portal/portal-frame";
import { hydratableHtml, serverHtml } from "../../support/dom/server-html";
import { manualClock } from "../../support/manual-clock";

const URL = "https://portal.client.co.ke/login";
const PLACEHOLDER = "https://portal.savannasignal.example";
const answers = async () => undefined;
const refuses = () => Promise.reject(new TypeError("Failed to fetch"));
const silent = () => new Promise(() => undefined);

async function show(probe: PortalFrameProps["probe"]) {
  const clock = manualClock();
  const { unmount } = render(
    <PortalFrame url={URL} title="SMS Portal" clock={clock} probe={probe} />,
  );
  await act(async () => undefined);
  return { clock, unmount, frame: () => screen.getByTitle("SMS Portal") };
}
const panel = () => screen.queryByRole("heading", { level: 2 });
const isLoading = () => screen.queryByText("Loading the portal...") !== null;
const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

test("the frame lets the portal have dialogs, downloads, forms, pop-ups and its own storage, nothing else", async () => {
  const { frame } = await show(answers);
  expect(frame()).toHaveAttribute("src", URL);
  expect(frame().getAttribute("sandbox")?.split(" ").sort()).toEqual([
    "allow-downloads",
    "allow-forms",
    "allow-modals",
    "allow-popups",
    "allow-same-origin",
    "allow-scripts",
  ]);
  expect(frame()).toHaveAttribute("allow", "clipboard-write");
});

test("a portal that answers shows once its frame has loaded, and stays", async () => {
  const { clock, frame } = await show(answers);
  expect([isLoading(), panel()]).toEqual([true, null]);
  expect(frame()).not.toBeVisible();
  fireEvent.load(frame());
  expect([isLoading(), panel()]).toEqual([false, null]);
  expect(frame()).toBeVisible();
  act(() => clock.advance(60_000));
  expect(frame()).toBeVisible();
});

test("a portal that refuses has a panel with the link, not the browser's error page", async () => {
  const { frame } = await show(refuses);
  fireEvent.load(frame()); // Chromium fires it for its error page
  expect(panel()).toHaveTextContent("The portal does not answer");
  expect(frame()).not.toBeVisible();
  expect(hrefOf(/^Open it in a new tab/)).toBe(URL);
  expect(hrefOf("Ask for access")).toBe("/contact?topic=SMS%20portal");
});

test.each([
  ["whose host is silent", silent],
  ["whose frame does not load", answers],
])("a portal %s has the panel after 8 seconds", async (_case, probe) => {
  const { clock } = await show(probe);
  act(() => clock.advance(7_999));
  expect([isLoading(), panel()]).toEqual([true, null]);
  act(() => clock.advance(1));
  expect(isLoading()).toBe(false);
  expect(panel()).toHaveTextContent("The portal does not answer");
  expect(screen.getByRole("status")).toContainElement(panel());
});

test("a portal that loads after 8 seconds is shown then", async () => {
  const { clock, frame } = await show(answers);
  act(() => clock.advance(20_000));
  fireEvent.load(frame());
  expect(panel()).toBeNull();
  expect(frame()).toBeVisible();
});

test("leaving the page clears the timer", async () => {
  const { clock, unmount } = await show(answers);
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
});

test("a placeholder has a panel with the link instead of a frame, in the built page as well", () => {
  const probe = jest.fn();
  const element = <PortalFrame url={PLACEHOLDER} title="SMS Portal" probe={probe} />;
  const html = serverHtml(element);
  expect(html).toContain("Your portal opens in a tab of its own");
  expect(html).not.toContain("<iframe");
  render(element);
  expect(hrefOf(/^Open it in a new tab/)).toBe(PLACEHOLDER);
  expect(hrefOf(/^Open the portal/)).toBe(PLACEHOLDER);
  expect(screen.queryByTitle("SMS Portal")).not.toBeInTheDocument();
  expect(probe).not.toHaveBeenCalled();
});

test("the built page has the frame for a visitor without scripts, and hydrates", async () => {
  const errors = jest.spyOn(console, "error");
  const element = <PortalFrame url={URL} title="SMS Portal" probe={answers} />;
  const html = hydratableHtml(element);
  expect(html).toMatch(/<noscript><iframe[^>]* src="https:\/\/portal\.client\.co\.ke\/login"/);
  expect(html.replace(/<noscript>.*<\/noscript>/, "")).not.toContain("<iframe");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  render(element, { container, hydrate: true });
  await act(async () => undefined);
  expect(screen.getByTitle("SMS Portal")).not.toBeVisible();
  expect(errors).not.toHaveBeenCalled();
});
