import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConsentNotice } from "../../../src/features/consent/consent-notice";
import { openConsentPanel } from "../../../src/features/consent/consent-panel";
import { manualClock } from "../../support/manual-clock";

const KEY = "savanna-signal:consent";
const NOON = Date.UTC(2026, 10, 20, 12);
const ID = "G-TEST000001";
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null");
/** The third-party script that runs. */
const thirdParty = () =>
  document.querySelector("script[src*='googletagmanager']:not([type='text/plain'])");
const notice = () => screen.queryByRole("region", { name: "May we count visits?" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  localStorage.clear();
  // as gatsby-ssr.tsx leaves the script of gatsby-plugin-google-gtag in a page
  document.head.innerHTML =
    '<script type="text/plain" data-needs-consent src="https://www.googletagmanager.com/gtag/js?id=G-TEST000001"></script>';
  Reflect.set(window, "gtag", jest.fn());
});
afterEach(() => {
  thirdParty()?.remove();
  Reflect.deleteProperty(window, "gtag");
});
function start() {
  return render(
    <>
      <button type="button" onClick={openConsentPanel}>
        Cookie settings
      </button>
      <ConsentNotice id={ID} clock={manualClock(NOON)} />
    </>,
  );
}

test("nothing is loaded or reported before an answer", () => {
  start();
  expect(notice()).toBeInTheDocument();
  expect(thirdParty()).toBeNull();
  expect(window.gtag).not.toHaveBeenCalled();
});

test("both answers look alike and are equally near", () => {
  start();
  const decline = screen.getByRole("button", { name: "Decline" });
  const agree = screen.getByRole("button", { name: "Agree" });
  expect(decline.className).toBe(agree.className);
  expect(decline.parentElement).toBe(agree.parentElement);
});

test("agreeing keeps choice, time and version, loads the script and reports this page", async () => {
  start();
  await press("Agree");
  expect(kept()).toEqual({ choice: "accepted", at: "2026-11-20T12:00:00.000Z", version: 1 });
  expect(thirdParty()).toHaveAttribute(
    "src",
    "https://www.googletagmanager.com/gtag/js?id=G-TEST000001",
  );
  expect(window.gtag).toHaveBeenCalledTimes(1);
  expect(window.gtag).toHaveBeenCalledWith("config", ID, { page_path: "/" });
  expect(notice()).not.toBeInTheDocument();
});

test("declining is kept as well and loads nothing", async () => {
  const { unmount } = start();
  await press("Decline");
  expect(kept()).toEqual({ choice: "declined", at: "2026-11-20T12:00:00.000Z", version: 1 });
  unmount();
  start();
  expect(notice()).not.toBeInTheDocument();
  expect(thirdParty()).toBeNull();
  expect(window.gtag).not.toHaveBeenCalled();
});

test("cookie settings bring the notice back with the answer so far; the focus goes and returns", async () => {
  start();
  await press("Agree");
  await press("Cookie settings");
  expect(notice()).toHaveFocus();
  expect(notice()).toHaveTextContent("Your choice so far: you agreed.");
  await press("Decline");
  expect(kept().choice).toBe("declined");
  expect(notice()).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Cookie settings" })).toHaveFocus();
});

test("styles are told what the notice covers, and when it is gone", async () => {
  start();
  const covered = () => document.documentElement.style.getPropertyValue("--notice-height");
  expect(covered()).toMatch(/^\d+px$/);
  await press("Decline");
  expect(covered()).toBe("");
  act(openConsentPanel);
  await press("Decline");
});
