import { render, screen } from "@testing-library/react";
import { keepAttachment, readAttachment } from "../../src/enquiry/attachment";
import { SentAlong } from "../../src/enquiry/sent-along";
import { user } from "../support/dom/user";

const DAY_MS = 86_400_000;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 24, 9) });
  window.localStorage.clear();
});

test("plan and quotation are shown before sending and can be removed", async () => {
  keepAttachment({
    plan: "Bulk SMS: Starter",
    quotation: "SMS: KSh 1.00 once.\nTotal: KSh 1.00 once.",
  });
  render(<SentAlong topic="Careers" />);
  expect(await screen.findByText("Plan: Bulk SMS: Starter")).toBeVisible();
  const [total, again] = screen.getAllByText("Total: KSh 1.00 once.");
  expect(total).toBeVisible();
  expect(again).not.toBeVisible();
  await user.click(screen.getByText("The whole quotation"));
  expect(again).toBeVisible();
  expect(screen.getByText("SMS: KSh 1.00 once.")).toBeVisible();
  expect(screen.getByText(/says which page you sent it from.*“Careers”/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove it" }));
  expect(screen.queryByText(/Starter/)).not.toBeInTheDocument();
  expect(readAttachment()).toBeNull();
});

test("removing it moves the focus to the first field of the form", async () => {
  keepAttachment({ plan: "Bulk SMS: Starter", quotation: "" });
  render(
    <form>
      <input type="hidden" name="topic" />
      <input aria-label="Name" />
      <SentAlong />
    </form>,
  );
  const button = await screen.findByRole("button", { name: "Remove it" });
  await user.click(button);
  expect(button).not.toBeInTheDocument();
  expect(screen.getByLabelText("Name")).toHaveFocus();
});

test("a quotation without an amount is shown in full", async () => {
  const line = "In your quote: Setup of the USSD code.";
  keepAttachment({
    plan: "",
    quotation: `Total: – once, – a month, – in the first year.\n${line}`,
  });
  render(<SentAlong />);
  expect(await screen.findByText(line)).toBeVisible();
});

test("an attachment expires with drafts, and one without words doesn't count", () => {
  keepAttachment({ plan: "", quotation: "" });
  expect(readAttachment()).toBeNull();
  keepAttachment({ plan: "A", quotation: "" });
  jest.setSystemTime(Date.now() + DAY_MS);
  expect(readAttachment()).toBeNull();
});
