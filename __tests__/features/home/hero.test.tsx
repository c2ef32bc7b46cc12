import { act, render, screen, within } from "@testing-library/react";
import { Hero } from "../../../src/features/home/hero";
import { COMPANY } from "../../../src/site/company/company-facts";
import { HERO } from "../../fixtures/home";
import { fakeMedia, REDUCED_MOTION } from "../../support/dom/fake-media";
import { serverHtml } from "../../support/dom/server-html";
import { user } from "../../support/dom/user";

beforeEach(() => void jest.useFakeTimers({ doNotFake: ["requestAnimationFrame"] }));

const media = fakeMedia();
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null); // jsdom has no canvas
});
afterEach(() => jest.restoreAllMocks());

function start(content = HERO) {
  const view = render(<Hero content={content} nextId="about-section" />);
  const heading = () => screen.getByRole("heading", { level: 1 });
  return {
    ...view,
    heading,
    advance: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    /** The visible title, which screen readers don't get. */
    typed: () => heading().querySelector("span[aria-hidden]:not([data-title])")?.textContent,
  };
}
const dot = (service: string) => screen.getByRole("button", { name: `Show ${service}` });
const withTitle = (title: string) => ({
  ...HERO,
  services: HERO.services.slice(0, 1).map((service) => ({ ...service, title })),
});

test("while content loads, the hero shows the logo and three dots on the whole screen", () => {
  render(<Hero content={HERO} nextId="about-section" status="loading" />);
  expect(screen.getByRole("status").querySelectorAll("[aria-hidden] > i")).toHaveLength(3);
  expect(screen.getByRole("img", { name: "Savanna Signal" })).toBeVisible();
  expect(screen.queryByRole("heading")).toBeNull();
});

test.each([
  ["SCHOOL FEES", ""],
  ["CONSULTATIONS", String(11 / 13)],
  ["SELF-ADMINISTERED TESTS", String(11 / 12)],
])("a title is made smaller if a word of it is too long: %s", (title, fit) => {
  const { heading } = start(withTitle(title));
  expect(heading().style.getPropertyValue("--word-fit")).toBe(fit);
});

describe("the cycle", () => {
  test("a title waits 2000 ms, is deleted, pauses, and the next is typed, from the last back to the first", () => {
    const { advance, typed, heading } = start();
    const steps: readonly (readonly [ms: number, typed: string, title: string])[] = [
      [1_999, "BULK SMS", "BULK SMS"],
      [1 + 49, "BULK SMS", "BULK SMS"],
      [1, "BULK SM", "BULK SMS"],
      [50 * 6, "B", "BULK SMS"],
      [50, "", "BULK SMS"],
      [499, "", "BULK SMS"],
      [1, "", "USSD"],
      [300 + 119, "", "USSD"],
      [1, "U", "USSD"],
      [120 * 3, "USSD", "USSD"],
      [2_000 + 50 * 4 + 500 + 300 + 120 * 10, "SHORT CODE", "SHORT CODE"],
      [2_000 + 50 * 10 + 500 + 300 + 120, "B", "BULK SMS"],
    ];
    for (const [ms, shown, title] of steps) {
      advance(ms);
      expect(typed()).toBe(shown);
      expect(heading()).toHaveAccessibleName(`Reach every customer with ${title}`);
    }
  });

  test("a character of two code units is typed at once", () => {
    const { advance, typed } = start(withTitle("A😀"));
    advance(2_000 + 50);
    expect(typed()).toBe("A");
    advance(50 + 500 + 300 + 240);
    expect(typed()).toBe("A😀");
  });

  test("description and picture change with the service, and the next picture is preloaded", () => {
    const { advance, container } = start();
    const pictures = () => [...container.querySelectorAll("img")];
    const sources = () => pictures().map((img) => img.src.slice(-8));
    const isHidden = () => pictures().map((img) => img.closest(".hidden") !== null);
    expect(sources()).toEqual(["/sms.jpg"]);
    const description = screen.getByText("Alerts to every handset.");
    advance(2_000 + 50 * 8);
    expect(sources()).toEqual(["/sms.jpg", "ussd.jpg"]);
    expect(isHidden()).toEqual([false, true]);
    advance(500);
    expect(isHidden()).toEqual([true, false]);
    expect(screen.getByText("Menus on any phone.")).toBe(description); // a new element would be a later largest contentful paint
    expect(screen.getByText("Alerts to every handset.")).toHaveClass("hidden");
  });

  test("a dot shows its service and restarts its cycle", async () => {
    const { advance, heading, typed } = start();
    advance(1_900);
    await user.click(dot("SHORT CODE"));
    expect(heading()).toHaveAccessibleName("Reach every customer with SHORT CODE");
    expect(dot("SHORT CODE")).toHaveAttribute("aria-current", "true");
    expect(typed()).toBe("");
    advance(300 + 120 * 2);
    expect(typed()).toBe("SH");
    await user.click(dot("SHORT CODE"));
    expect(typed()).toBe("");
    advance(300 + 120);
    expect(typed()).toBe("S");
  });

  test("one control pauses, shows the whole title, and is remembered", async () => {
    const { advance, typed, unmount } = start();
    advance(2_000 + 50 * 3);
    await user.click(screen.getByRole("button", { name: "Pause animation" }));
    expect(typed()).toBe("BULK SMS");
    expect(jest.getTimerCount()).toBe(0);
    await user.click(dot("USSD"));
    expect(typed()).toBe("USSD");
    unmount();
    const second = start();
    await user.click(screen.getByRole("button", { name: "Play animation" }));
    second.advance(2_000 + 50);
    expect(second.typed()).toBe("BULK SM");
  });

  test("reduced motion shows whole titles, from the start or immediately", () => {
    const { advance, typed } = start();
    advance(2_000 + 50 * 2);
    act(() => media.set(REDUCED_MOTION, true));
    expect(jest.getTimerCount()).toBe(0);
    expect(typed()).toBe("BULK SMS");
    act(() => dot("USSD").click());
    expect(typed()).toBe("USSD");
  });

  test("typing stops while the window isn't focused", () => {
    const { advance, typed } = start();
    advance(2_000 + 50);
    act(() => void window.dispatchEvent(new Event("blur")));
    expect(jest.getTimerCount()).toBe(0);
    act(() => void window.dispatchEvent(new Event("focus")));
    advance(50);
    expect(typed()).toBe("BULK S");
  });

  test("the cycle stops when the component unmounts", () => {
    const { advance, unmount } = start();
    advance(2_000 + 50);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test("if the list gets shorter, an existing service is shown", () => {
  const { rerender, heading } = start();
  act(() => dot("SHORT CODE").click());
  rerender(<Hero content={withTitle("USSD")} nextId="about-section" />);
  expect(heading()).toHaveAccessibleName("Reach every customer with USSD");
});

test("the section has its anchor, the button its label from content, and Scroll leads to the next section", () => {
  const { container } = start();
  expect(container.querySelector("section")).toHaveAttribute("id", "home");
  expect(screen.getByRole("link", { name: "CONTACT US NOW" })).toHaveAttribute("href", "/contact");
  expect(screen.getByRole("link", { name: "See prices" })).toHaveAttribute("href", "/pricing");
  expect(screen.getByRole("link", { name: "Scroll" })).toHaveAttribute("href", "#about-section");
});

test.each([0, 1])("%i services have no dots, no pause and no endless cycle", (count) => {
  start({ ...HERO, services: HERO.services.slice(0, count) });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(count);
});

test("the server renders the whole first title, and every description", () => {
  const html = serverHtml(<Hero content={HERO} nextId="about-section" />);
  expect(html).toContain("BULK SMS<");
  for (const { description } of HERO.services) expect(html).toContain(description);
});

test("the first screen names networks, and the rating only if it has a source", () => {
  const proof = () => within(screen.getByRole("list", { name: "Why trust us" }));
  const { unmount } = start();
  expect(proof().getByText("Safaricom · Airtel · Telkom")).toBeVisible();
  expect(proof().getByText(/^Rated 4\.9\/5 based on 200\+ reviews \(.+\)$/)).toBeVisible();
  expect(proof().queryByText(/Licence/)).toBeNull();
  unmount();
  jest.replaceProperty(COMPANY, "reviews", { ...COMPANY.reviews, source: "" });
  jest.replaceProperty(COMPANY, "communicationsLicence", "CA/ASP/0042");
  start();
  expect(proof().queryByText(/Rated/)).toBeNull();
  expect(proof().getByText("Licence CA/ASP/0042")).toBeVisible();
  jest.restoreAllMocks();
});
