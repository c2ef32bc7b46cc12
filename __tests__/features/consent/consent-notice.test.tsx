import { render, screen } from "@testing-library/react";
import { ConsentNotice } from "../../../src/features/consent/consent-notice";
import { openConsentPanel } from "../../../src/features/consent/consent-panel";
import { user } from "../../support/dom/user";

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) }));

const ID = "G-TEST000001";
const gtag = jest.fn();
const stored = () => JSON.parse(localStorage.getItem("savanna-signal:consent") ?? "null");
/** Third-party scripts that would run. */
const running = () => document.querySelectorAll("script:not([type='text/plain'])");
const notice = () => screen.queryByRole("region", { name: "May we count visits?" });
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const covered = () => document.documentElement.style.getPropertyValue("--notice-height");

beforeEach(() => {
  localStorage.clear();
  gtag.mockClear();
  window.gtag = gtag;
  // as gatsby-ssr.tsx renders the script of gatsby-plugin-google-gtag
  document.head.innerHTML =
    '<script type="text/plain" data-needs-consent src="https://www.googletagmanager.com/gtag/js"></script>';
});
const start = () =>
  render(
    <>
      <button type="button" onClick={openConsentPanel}>
        Cookie settings
      </button>
      <ConsentNotice id={ID} />
    </>,
  );

test("nothing is loaded, reported or stored before a choice, and both buttons look the same, side by side", () => {
  start();
  expect(notice()).toBeInTheDocument();
  expect(running()).toHaveLength(0);
  expect(gtag).not.toHaveBeenCalled();
  expect(stored()).toBeNull();
  const decline = screen.getByRole("button", { name: "Decline" });
  const agree = screen.getByRole("button", { name: "Agree" });
  expect(decline.className).toBe(agree.className);
  expect(decline.parentElement).toBe(agree.parentElement);
});

test.each([
  [
    "Agree",
    "accepted",
    1,
    [["config", ID, { page_path: "/", page_location: "http://localhost/", page_referrer: "" }]],
  ],
  ["Decline", "declined", 0, []],
])(
  "%s stores %p with time and notice version, and runs %i scripts that report %j",
  async (name, choice, scripts, events) => {
    const { unmount } = start();
    expect(covered()).toMatch(/^\d+px$/);
    await press(name);
    expect(stored()).toEqual({ choice, at: "2026-11-20T12:00:00.000Z", version: 1 });
    expect(running()).toHaveLength(scripts);
    expect(gtag.mock.calls).toEqual(events);
    expect(notice()).not.toBeInTheDocument();
    window.dispatchEvent(new Event("resize"));
    expect(covered()).toBe("");
    unmount();
    start();
    expect(notice()).not.toBeInTheDocument();
  },
);

test("cookie settings show the notice with the current choice, move the focus there and back", async () => {
  start();
  await press("Agree");
  await press("Cookie settings");
  await press("Agree");
  expect(gtag).toHaveBeenCalledTimes(1);
  await press("Cookie settings");
  expect(notice()).toHaveFocus();
  expect(notice()).toHaveTextContent("Your choice so far: you agreed.");
  await press("Decline");
  expect(stored().choice).toBe("declined");
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(true);
  expect(notice()).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Cookie settings" })).toHaveFocus();
});
