import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  NO_DETAILS,
  type StepDetails,
  stepDetails,
  useStepDetails,
} from "../../../src/features/home/how-it-works/use-step-details";
import { type FakeMedia, fakeMedia } from "../../support/fake-media";

const WIDE = "(min-width: 769px)";
let media: FakeMedia;
beforeEach(() => {
  media = fakeMedia();
});
afterEach(() => media.remove());

function Steps() {
  const { isOpen, itemProps, triggerProps, panelId } = useStepDetails();
  return (
    <ol>
      {["Consultation", "Implementation"].map((title, step) => (
        <li key={title} {...itemProps(step)}>
          <button type="button" {...triggerProps(step)}>
            {title}
          </button>
          <p id={panelId(step)} hidden={!isOpen(step)}>
            Details of {title}
          </p>
        </li>
      ))}
    </ol>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const open = () =>
  screen.getAllByRole("button").map((one) => one.getAttribute("aria-expanded") === "true");
function start(wide: boolean) {
  media.set(WIDE, wide);
  render(<Steps />);
  return userEvent.setup();
}

test("nothing is open at first, and each button names its panel", () => {
  start(true);
  expect(open()).toEqual([false, false]);
  expect(button("Consultation").getAttribute("aria-controls")).toBe(
    screen.getByText("Details of Consultation").id,
  );
});

test("above 768 pixels hover shows one step and leaving hides it", async () => {
  const user = start(true);
  await user.hover(screen.getByText("Consultation"));
  expect(screen.getByText("Details of Consultation")).toBeVisible();
  await user.hover(screen.getByText("Implementation"));
  expect(open()).toEqual([false, true]);
  await user.unhover(screen.getByText("Implementation"));
  expect(open()).toEqual([false, false]);
});

test("above 768 pixels focus shows, Escape hides, Enter keeps and hides", async () => {
  const user = start(true);
  await user.tab();
  expect(open()).toEqual([true, false]);
  await user.keyboard("{Escape}");
  expect(open()).toEqual([false, false]);
  await user.keyboard("{Enter}");
  expect(open()).toEqual([true, false]);
  await user.keyboard("{Enter}");
  expect(open()).toEqual([false, false]);
  await user.tab();
  expect(open()).toEqual([false, true]);
  await user.tab();
  expect(open()).toEqual([false, false]);
});

test("above 768 pixels a tap shows and the next one hides", async () => {
  const user = start(true);
  await user.pointer({ keys: "[TouchA]", target: button("Consultation") });
  expect(open()).toEqual([true, false]);
  await user.pointer({ keys: "[TouchA]", target: button("Consultation") });
  expect(open()).toEqual([false, false]);
});

test("at 768 pixels or less a tap expands and collapses each step by itself", async () => {
  const user = start(false);
  const tap = (name: string) => user.pointer({ keys: "[TouchA]", target: button(name) });
  await tap("Consultation");
  await tap("Implementation");
  expect(open()).toEqual([true, true]);
  await tap("Consultation");
  expect(open()).toEqual([false, true]);
});

test("at 768 pixels or less hover and focus show nothing, Enter and Space do", async () => {
  const user = start(false);
  await user.hover(screen.getByText("Consultation"));
  await user.tab();
  expect(open()).toEqual([false, false]);
  await user.keyboard("{Enter}");
  expect(open()).toEqual([true, false]);
  await user.keyboard(" ");
  expect(open()).toEqual([false, false]);
});

test("a window that grows beyond 768 pixels changes to one step at a time", async () => {
  const user = start(false);
  await user.pointer({ keys: "[TouchA]", target: button("Consultation") });
  act(() => media.set(WIDE, true));
  expect(open()).toEqual([false, false]);
});

test.each<[string, StepDetails["active"], "hover" | "focus", StepDetails["active"]]>([
  ["the mouse ends what it showed", { step: 1, by: "hover" }, "hover", null],
  [
    "the mouse leaves what the focus shows",
    { step: 1, by: "focus" },
    "hover",
    { step: 1, by: "focus" },
  ],
  [
    "the mouse leaves what a click keeps",
    { step: 1, by: "click" },
    "hover",
    { step: 1, by: "click" },
  ],
  ["leaving focus ends what a click kept", { step: 1, by: "click" }, "focus", null],
  [
    "leaving focus leaves what the mouse shows",
    { step: 1, by: "hover" },
    "focus",
    { step: 1, by: "hover" },
  ],
])("%s", (_name, active, by, after) => {
  expect(stepDetails({ ...NO_DETAILS, active }, { type: "leave", by }).active).toEqual(after);
});
