import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SmsLengthCounter } from "../../../../src/features/tools/sms-length-counter/sms-length-counter";
import { manualClock } from "../../../support/manual-clock";
import { serverHtml } from "../../../support/server-html";

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", "/tools/sms-length");
});

const write = (text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Your message" }), {
    target: { value: text },
  });
const phone = () => screen.getByRole("figure", { name: "The message on a phone" });

test("the pre-built page is an empty form that names its fields", () => {
  const html = serverHtml(<SmsLengthCounter />);
  expect(html).toContain('name="text"');
  expect(html).toContain("Your message appears here.");
});

test("a long text is shown in parts, as a phone joins them", () => {
  render(<SmsLengthCounter clock={manualClock()} />);
  write(`${"a".repeat(153)}bcd${"e".repeat(10)}`);
  const parts = within(phone()).getAllByRole("listitem");
  expect(parts.map((part) => part.textContent)).toEqual([
    `${"a".repeat(153)}Part 1 of 2: 153 of 153`,
    `bcd${"e".repeat(10)}Part 2 of 2: 13 of 153`,
  ]);
});

test("each non-GSM character is named and replaced in one press", async () => {
  render(<SmsLengthCounter clock={manualClock()} />);
  write("“Ng’ombe’s” 😀");
  expect(screen.getByText("16-bit")).toBeInTheDocument();
  expect(screen.getByText("curly apostrophe × 2")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Use ' for the curly apostrophe" }));
  expect(screen.getByRole("textbox", { name: "Your message" })).toHaveValue("“Ng'ombe's” 😀");
  await userEvent.click(screen.getByRole("button", { name: "Remove for the emoji" }));
  await userEvent.click(screen.getByRole("button", { name: "Replace all" }));
  expect(screen.getByRole("textbox", { name: "Your message" })).toHaveValue("\"Ng'ombe's\" ");
  expect(screen.getByText("7-bit")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Replace all" })).not.toBeInTheDocument();
});

test("what replacing saves is said before it is done", () => {
  render(<SmsLengthCounter clock={manualClock()} />);
  write(`${"a".repeat(99)}’`);
  expect(screen.getByText("2 parts become 1")).toBeInTheDocument();
});

test("letters of another script are named and have no plain replacement", () => {
  render(<SmsLengthCounter clock={manualClock()} />);
  write("ሰላም");
  expect(screen.getAllByText("no plain letter means the same")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Replace all" })).not.toBeInTheDocument();
});

test("of very many nonGsm characters the first twelve are listed", () => {
  render(<SmsLengthCounter clock={manualClock()} />);
  write("абвгдежзиклмнопр");
  expect(screen.getAllByText("Cyrillic letter")).toHaveLength(12);
  expect(screen.getByText("And 4 more.")).toBeInTheDocument();
});

test("promotional adds the opt-out, says when to send, and goes along to the other tools", async () => {
  render(<SmsLengthCounter clock={manualClock()} />);
  write("Maziwa leo KSh 50");
  await userEvent.click(screen.getByRole("checkbox", { name: /Promotional \(Safaricom\)/ }));
  expect(within(phone()).getByText("Maziwa leo KSh 50 STOP*456*9*5#")).toBeInTheDocument();
  expect(screen.getByText(/sent between 08:00 and 18:00. This is guidance/)).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Your message" })).toHaveValue("Maziwa leo KSh 50");
  expect(screen.getByRole("link", { name: "Check the sender ID" })).toHaveAttribute(
    "href",
    "/tools/sender-id?text=Maziwa+leo+KSh+50&parts=1&kind=promotional",
  );
});

test("parts × people are priced and feed the calculator", async () => {
  render(<SmsLengthCounter clock={manualClock()} />);
  write("a".repeat(161));
  await userEvent.type(screen.getByRole("textbox", { name: "How many people receive it?" }), "80k");
  expect(screen.getByText(/2 parts × 80,000 = 160,000 messages/)).toHaveTextContent(
    "KSh 64,000.00",
  );
  const href = screen.getByRole("link", { name: "Price 160,000 messages" }).getAttribute("href");
  expect(href).toContain("/tools/sms-price?quantity=160000&");
  expect(href).toContain("&people=80k&parts=2");
});

test("the example is in Kiswahili and shows what the tool is for", async () => {
  render(<SmsLengthCounter clock={manualClock()} />);
  await userEvent.click(screen.getByRole("button", { name: "Try an example in Kiswahili" }));
  expect(screen.getByText("curly apostrophe")).toBeInTheDocument();
  expect(screen.getByText("2 parts become 1")).toBeInTheDocument();
});

test("the count is announced once, after the typing", () => {
  const clock = manualClock();
  render(<SmsLengthCounter clock={clock} />);
  write("a");
  write("ab");
  act(() => clock.advance(900));
  expect(screen.getByText("2 characters in 1 part, 7-bit coding, 158 left.")).toHaveAttribute(
    "role",
    "status",
  );
});

test("hostile text stays text", () => {
  render(<SmsLengthCounter clock={manualClock()} />);
  write('<img src=x onerror="alert(1)">');
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(within(phone()).getByText('<img src=x onerror="alert(1)">')).toBeInTheDocument();
});
