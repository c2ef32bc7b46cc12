import { act, render, screen } from "@testing-library/react";
import { KeptReceipt } from "../../src/components/feedback/receipt/kept-receipt";
import { Receipt } from "../../src/components/feedback/receipt/receipt";
import { SentAlong } from "../../src/components/forms/sent-along/sent-along";
import { keepAttachment, readAttachment } from "../../src/hooks/enquiry-attachment";
import { keepReceipt } from "../../src/hooks/receipts";
import { referenceOf } from "../../src/site/reference-of";
import { serverHtml } from "../support/dom/server-html";
import { user } from "../support/dom/user";

const DAY_MS = 86_400_000;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 24, 9) });
  window.localStorage.clear();
});

test("a sender's reference, its day and what happens next stay, also on the next page load", async () => {
  keepReceipt("contact", "key-1");
  const { unmount } = render(<Receipt kind="contact" />);
  const words = () => document.body.textContent;
  expect(words()).toContain(`Reference ${referenceOf("key-1")}, 24 November 2026.`);
  expect(words()).toContain("Next, a person reads it");
  unmount();
  render(<Receipt kind="contact" />);
  await user.click(screen.getByRole("button", { name: "Clear this reference" }));
  expect(words()).toBe("");
  expect(JSON.stringify(window.localStorage)).not.toContain("key-1");
});

test("each form has its own reference, the latest, and a server's next step", () => {
  keepReceipt("pricing", "a");
  keepReceipt("pricing", "b");
  keepReceipt("newsletter", "c", "Confirm by the link that we send.");
  render(
    <>
      <Receipt kind="contact" />
      <Receipt kind="pricing" />
      <Receipt kind="newsletter" />
    </>,
  );
  expect(screen.getAllByText(/^Reference/)).toHaveLength(2);
  expect(screen.getByText(referenceOf("b"))).toBeVisible();
  expect(screen.getByText(/Confirm by the link that we send\./)).toBeVisible();
});

test.each([
  ["29 days old", 29, 1],
  ["30 days old", 30, 0],
])("a receipt that is %s is kept or not", (_name, days, shown) => {
  keepReceipt("contact", "key");
  jest.setSystemTime(Date.now() + days * DAY_MS);
  render(<Receipt kind="contact" />);
  expect(screen.queryAllByText(/^Reference/)).toHaveLength(shown);
});

const FAR = JSON.stringify([{ kind: "contact", key: "A", sentAt: 1e308, next: "" }]);
test("what is damaged in storage is none, and the server renders none", () => {
  keepReceipt("contact", "key");
  expect(serverHtml(<Receipt kind="contact" />)).toBe("");
  const [name = ""] = Object.keys(window.localStorage);
  for (const text of ["{", "null", "7", '[{"kind":"contact"}]', FAR]) {
    window.localStorage.setItem(name, text);
    const { container, unmount } = render(<Receipt kind="contact" />);
    expect(container).toBeEmptyDOMElement();
    unmount();
  }
});

test("a page shows a receipt that is kept, and nothing where none is", async () => {
  const { container } = render(<KeptReceipt kind="contact" />);
  expect(container).toBeEmptyDOMElement();
  act(() => keepReceipt("contact", "key"));
  expect(await screen.findByText(referenceOf("key"))).toBeVisible();
});

test("plan and quotation are shown before sending and can be removed", async () => {
  keepAttachment({
    plan: "Bulk SMS: Starter",
    quotation: "SMS: once KSh 1.00.\nTotal: once KSh 1.00.",
  });
  render(<SentAlong topic="Careers" />);
  expect(await screen.findByText("Plan: Bulk SMS: Starter")).toBeVisible();
  const [total, again] = screen.getAllByText("Total: once KSh 1.00.");
  expect(total).toBeVisible();
  expect(again).not.toBeVisible();
  await user.click(screen.getByText("The whole quotation"));
  expect(again).toBeVisible();
  expect(screen.getByText("SMS: once KSh 1.00.")).toBeVisible();
  expect(screen.getByText(/web address of this page goes along.*“Careers”/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove it" }));
  expect(screen.queryByText(/Starter/)).not.toBeInTheDocument();
  expect(readAttachment()).toBeNull();
});

test.each([
  ["Clear this reference", <KeptReceipt key="receipt" kind="contact" />],
  ["Remove it", <SentAlong key="along" />],
])("%s leaves the focus on the first field of its form", async (name, part) => {
  keepReceipt("contact", "key");
  keepAttachment({ plan: "Bulk SMS: Starter", quotation: "" });
  render(
    <form>
      <input type="hidden" name="topic" />
      <input aria-label="Name" />
      {part}
    </form>,
  );
  const button = await screen.findByRole("button", { name });
  await user.click(button);
  expect(button).not.toBeInTheDocument();
  expect(screen.getByLabelText("Name")).toHaveFocus();
});

test("a quotation without an amount is shown whole", async () => {
  const line = "In your quote: Setup of the USSD code.";
  keepAttachment({ plan: "", quotation: `Total: once –, each month –, first year –.\n${line}` });
  render(<SentAlong />);
  expect(await screen.findByText(line)).toBeVisible();
});

test("an attachment is as old as a draft may be, and one without words is none", () => {
  keepAttachment({ plan: "", quotation: "" });
  expect(readAttachment()).toBeNull();
  keepAttachment({ plan: "A", quotation: "" });
  jest.setSystemTime(Date.now() + DAY_MS);
  expect(readAttachment()).toBeNull();
});
