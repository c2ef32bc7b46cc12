import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { SmsLengthCounter } from "../../../../src/features/tools/sms-length-counter/sms-length-counter";
import { PRICES } from "../../../fixtures/prices";
import { serverHtml } from "../../../support/dom/server-html";
import { user } from "../../../support/dom/user";

beforeEach(() => void jest.useFakeTimers());

beforeEach(() => window.history.replaceState(null, "", "/tools/sms-length"));

const message = () => screen.getByRole("textbox", { name: "Your message" });
const write = (text: string) => fireEvent.change(message(), { target: { value: text } });
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const phone = () => screen.getByRole("figure", { name: "The message on a phone" });

function start(text = "") {
  render(<SmsLengthCounter prices={PRICES} />);
  if (text) write(text);
}

test("the pre-built page is an empty form that names its fields", () => {
  const html = serverHtml(<SmsLengthCounter prices={PRICES} />);
  expect(html).toContain('name="text"');
  expect(html).toContain("Your message appears here.");
});

test("a number of people that can't be priced says so", async () => {
  start("Habari");
  const people = screen.getByRole("textbox", { name: "How many people receive it?" });
  for (const typed of ["80,00", "abc", "-5"]) {
    await user.clear(people);
    await user.type(people, typed);
    expect(people).toHaveAccessibleDescription(/Please enter a number above zero\./);
  }
  await user.clear(people);
  expect(people).toBeValid();
  await user.type(people, "80k");
  expect(people).toBeValid();
});

test("a long text is shown in parts, as text, and announced after typing", () => {
  start(`${"a".repeat(153)}<b>bcdef`);
  const parts = within(phone()).getAllByRole("listitem");
  expect(parts.map((part) => part.textContent)).toEqual([
    `${"a".repeat(153)}Part 1 of 2: 153 of 153`,
    "<b>bcdefPart 2 of 2: 8 of 153",
  ]);
  act(() => jest.advanceTimersByTime(900));
  expect(screen.getByRole("status")).toHaveTextContent(
    "161 characters in 2 parts, plain characters, 145 left.",
  );
});

test("each non-GSM character is listed and replaced with one press, and the saving is shown", async () => {
  start();
  await press("Try an example in Kiswahili");
  expect(screen.getByText("2 parts become 1")).toBeInTheDocument();
  write("😀😀");
  expect(screen.getByText("1 part becomes 0")).toBeInTheDocument();
  write("“Ng’ombe’s” 😀");
  expect(screen.getByText("Special")).toBeInTheDocument();
  expect(screen.getByText("curly apostrophe × 2")).toBeInTheDocument();
  await press("Use ' for the curly apostrophe ’");
  expect(message()).toHaveValue("“Ng'ombe's” 😀");
  await press("Remove the emoji 😀");
  expect(screen.getByRole("group", { name: "Counter" })).toHaveFocus();
  await press("Replace all");
  expect(message()).toHaveValue("\"Ng'ombe's\" ");
  expect(screen.getByText("Plain")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Replace all" })).not.toBeInTheDocument();
});

test("two emojis have a button each with their own names, and invisible characters only show their names", () => {
  start("😀🎉 a\u200bb");
  const names = screen
    .getAllByRole("button", { name: /^Remove/ })
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    "Remove the emoji 😀",
    "Remove the emoji 🎉",
    "Remove the zero-width space",
  ]);
});

test("the example is read in its language, until the text changes", async () => {
  start();
  expect(message()).not.toHaveAttribute("lang");
  await press("Try an example in Kiswahili");
  expect(message()).toHaveAttribute("lang", "sw");
  expect(within(phone()).getAllByText(/Maziwa/)[0]).toHaveAttribute("lang", "sw");
  await press("Replace all");
  expect(message()).toHaveAttribute("lang", "sw");
  write("Hello");
  expect(message()).not.toHaveAttribute("lang");
  expect(within(phone()).getByText("Hello")).not.toHaveAttribute("lang");
});

test("letters of other scripts have no plain replacement, and the first twelve are listed", () => {
  start("абвгдежзиклмнопр");
  expect(screen.getAllByText("Cyrillic letter")).toHaveLength(12);
  expect(screen.getAllByText("no plain letter means the same")).toHaveLength(12);
  expect(screen.getByText("And 4 more.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Replace all" })).not.toBeInTheDocument();
});

test("promotional texts get the opt-out and sending times, and carry over to the other tools", async () => {
  start("Maziwa leo KSh 50");
  await user.click(screen.getByRole("checkbox", { name: /Promotional \(Safaricom\)/ }));
  expect(within(phone()).getByText("Maziwa leo KSh 50 STOP*456*9*5#")).toBeInTheDocument();
  expect(screen.getByText(/sent between 08:00 and 18:00. This is guidance/)).toBeInTheDocument();
  expect(message()).toHaveValue("Maziwa leo KSh 50");
  expect(screen.getByRole("link", { name: "Check the sender ID" })).toHaveAttribute(
    "href",
    "/tools/sender-id#text=Maziwa+leo+KSh+50&parts=1&kind=promotional",
  );
});

test("more parts than have a price get the reason instead", () => {
  window.history.replaceState(null, "", "/tools/sms-length#text=Habari&people=150m");
  start();
  const cost = screen.getByText(/1 part × 150,000,000 = 150,000,000 SMS parts/);
  expect(cost).toHaveTextContent(
    /SMS parts\. The largest quantity that we price here is 100,000,000/,
  );
  expect(cost).not.toHaveTextContent("KSh");
});

test("parts × people are priced and passed to the calculator", async () => {
  start("a".repeat(161));
  await user.type(screen.getByRole("textbox", { name: "How many people receive it?" }), "80k");
  expect(screen.getByText(/2 parts × 80,000 = 160,000 SMS parts/)).toHaveTextContent(
    "KSh 64,000.00",
  );
  const href = screen.getByRole("link", { name: "Price 160,000 SMS parts" }).getAttribute("href");
  expect(href).toContain("/tools/sms-price#quantity=160000&");
  expect(href).toContain("&people=80k&parts=2");
});

test("a text of the maximum length says that the rest isn't counted", () => {
  start("a".repeat(1_529));
  expect(message()).not.toHaveAccessibleDescription();
  write("a".repeat(1_530));
  expect(message()).toHaveAccessibleDescription(
    "Full: only the first 1,530 characters are counted.",
  );
});

test("without prices of SMS, no link leads to the price of a text", () => {
  render(<SmsLengthCounter prices={{ tiers: [] }} />);
  expect(screen.queryByRole("link", { name: "Price this text" })).toBeNull();
  expect(screen.getByRole("link", { name: "Check the sender ID" })).toBeVisible();
});
