import { act, fireEvent, render, screen } from "@testing-library/react";
import { PortalFrame } from "../../../src/features/portal/portal-frame";
import { hydratableHtml, serverHtml } from "../../support/dom/server-html";

beforeEach(() => void jest.useFakeTimers());
const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const PORTAL = "https://portal.client.co.ke/login";
const PLACEHOLDER = "https://portal.savannasignal.example";
type Host = typeof globalThis.fetch;
const answers: Host = async () => ({}) as Response; // opaque, so that nothing in it can be read
const refuses: Host = () => Promise.reject(new TypeError("Failed to fetch"));
const silent: Host = () => new Promise(() => undefined);

async function show(host: Host) {
  globalThis.fetch = jest.fn(host);
  const { unmount } = render(<PortalFrame url={PORTAL} title="SMS Portal" text="Sign in there." />);
  await act(async () => undefined);
  return { unmount, frame: () => screen.getByTitle("SMS Portal") };
}
const panel = () => screen.queryByRole("heading", { level: 2 });
const isLoading = () => screen.queryByText("Loading the portal...") !== null;
const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

test("the frame allows the portal dialogs, downloads, forms, pop-ups and its own storage, nothing else", async () => {
  const { frame } = await show(answers);
  expect(frame()).toHaveAttribute("src", PORTAL);
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

test("the portal's host is probed without reading its content and without cookies", async () => {
  await show(answers);
  const asked = { method: "HEAD", mode: "no-cors", credentials: "omit" };
  expect(globalThis.fetch).toHaveBeenCalledWith(PORTAL, asked);
});

test("a portal that responds is shown once its frame has loaded, and stays", async () => {
  const { frame } = await show(answers);
  expect([isLoading(), panel()]).toEqual([true, null]);
  expect(frame()).not.toBeVisible();
  fireEvent.load(frame());
  expect([isLoading(), panel()]).toEqual([false, null]);
  expect(frame()).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(frame()).toBeVisible();
});

test("a portal that refuses is replaced by a panel with the link, not the browser's error page", async () => {
  const { frame } = await show(refuses);
  fireEvent.load(frame()); // Chromium fires it for its own error page
  expect(panel()).toHaveTextContent("The portal isn't responding");
  expect(frame()).not.toBeVisible();
  const ways = screen.getAllByRole("link", { name: "Open the portal (opens in a new tab)" });
  expect(ways.map((link) => link.getAttribute("href"))).toEqual([PORTAL, PORTAL]); // above the frame and in the panel
  expect(hrefOf("Ask for access")).toBe("/contact?topic=SMS%20portal");
});

test.each([
  ["whose host doesn't respond", silent],
  ["whose frame doesn't load", answers],
])("a portal %s is replaced by the panel after 8 seconds", async (_case, host) => {
  await show(host);
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(7_999));
  expect([isLoading(), panel()]).toEqual([true, null]);
  act(() => jest.advanceTimersByTime(1));
  expect(isLoading()).toBe(false);
  expect(panel()).toHaveTextContent("The portal isn't responding");
  expect(screen.getByRole("status")).toBe(status); // a live region that appears together with its text isn't always announced
  expect(status).toHaveTextContent("The portal isn't responding");
});

test("a portal that loads after 8 seconds is still shown", async () => {
  const { frame } = await show(answers);
  act(() => jest.advanceTimersByTime(20_000));
  fireEvent.load(frame());
  expect(panel()).toBeNull();
  expect(frame()).toBeVisible();
});

test("leaving the page clears the timer", async () => {
  const { unmount } = await show(answers);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test("a placeholder has a panel with the link instead of a frame, in the built page too", () => {
  globalThis.fetch = jest.fn(answers);
  const points = ["Send to groups", "Read reports"];
  const element = (
    <PortalFrame url={PLACEHOLDER} title="SMS Portal" text="Sign in there." points={points} />
  );
  const html = serverHtml(element);
  expect(html).toContain("The portal opens in a new tab");
  expect(html).not.toContain("<iframe");
  render(element);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(points);
  expect(hrefOf("Open the portal (opens in a new tab)")).toBe(PLACEHOLDER); // one link is enough
  expect(screen.queryByTitle("SMS Portal")).not.toBeInTheDocument();
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

test("the built page has the frame for visitors without scripts, and hydrates", async () => {
  globalThis.fetch = answers;
  const errors = jest.spyOn(console, "error");
  const element = <PortalFrame url={PORTAL} title="SMS Portal" text="Sign in there." />;
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
