import { act, render, screen, within } from "@testing-library/react";
import { SenderIdKit } from "../../../../src/features/tools/sender-id-kit/sender-id-kit";
import { PRICES } from "../../../fixtures/prices";
import { serverHtml } from "../../../support/dom/server-html";
import { user } from "../../../support/dom/user";

beforeEach(() => void jest.useFakeTimers());

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", "/tools/sender-id");
});

function start() {
  return {
    ...render(<SenderIdKit prices={PRICES} />),
    advance: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}
const name = () => screen.getByRole("textbox", { name: "Sender ID" });
const letter = () => screen.getByRole("article", { name: "Letter of authorization" });
const check = (label: string) => user.click(screen.getByRole("checkbox", { name: label }));

test("the pre-built page has rules as guidance, papers and a letter with lines to write on", () => {
  const html = serverHtml(<SenderIdKit prices={PRICES} />);
  expect(html).toContain("This is guidance: confirm it with us.");
  expect(html).toContain("Company registration certificate");
  expect(html).toContain("(blank)");
  expect(html).toContain("Dedicated Short Code");
});

test("the letter's texts have a maximum length, but its date field can't", () => {
  start();
  const fields = ["Company, as registered", "Position", "Date"].map((label) =>
    screen.getByLabelText(label).getAttribute("maxlength"),
  );
  expect(fields).toEqual(["120", "120", null]);
});

test("a refused name says why, and suggestions can be used with one press", async () => {
  const { advance } = start();
  await user.type(name(), "Duka-1");
  expect(screen.getByText("Allowed, but may be rejected")).toBeInTheDocument();
  await user.clear(name());
  await user.type(name(), "Mama Njeri Supermarket");
  expect(screen.getByText("Networks would refuse this name")).toBeInTheDocument();
  expect(screen.getByText("It has 22 characters; at most 11 fit.")).toBeInTheDocument();
  expect(letter()).not.toHaveTextContent("Mama");
  expect(name()).toHaveAccessibleDescription(
    /for suggestions Networks would refuse this name It has 22 characters; at most 11 fit\./,
  );
  await user.click(screen.getByRole("button", { name: "MamaNjeri" }));
  expect(screen.getByRole("group", { name: "Result and next steps" })).toHaveFocus();
  expect(name()).toHaveValue("MamaNjeri");
  expect(screen.getByText("Ready to apply for")).toBeInTheDocument();
  advance(900);
  expect(screen.getByText("MamaNjeri: ready to apply for.")).toHaveAttribute("role", "status");
});

test("a name pasted with invisible characters is checked without them", async () => {
  start();
  await user.click(name());
  await user.paste("\u202aAcme\u200b\u202c");
  expect(name()).toHaveValue("Acme");
  expect(screen.getByText("Ready to apply for")).toBeInTheDocument();
});

test.each(["Safari Com", "M-PESA"])(
  "%s, which belongs to others, gets the advice to use one's own name, and no look-alikes",
  async (typed) => {
    start();
    await user.type(name(), "Duka-1");
    expect(screen.getByText(/^Similar names, with letters and digits only:/)).toBeVisible();
    const suggested = () =>
      screen
        .queryAllByRole("button")
        .filter(({ textContent }) => textContent !== "Print the letter");
    expect(suggested()).not.toEqual([]);
    await user.clear(name());
    await user.type(name(), typed);
    expect(screen.getByText("Networks would refuse this name")).toBeVisible();
    expect(screen.getByText(/ belongs to .* Use your own name\.$/)).toBeVisible();
    expect(screen.queryByText(/^Similar names, with letters and digits only:/)).toBeNull();
    expect(suggested()).toEqual([]);
  },
);

test("set-up costs follow the networks, and the last network can't be removed", async () => {
  start();
  const cost = () => screen.getByText(/^Setup/).textContent;
  expect(cost()).toBe(
    "Setup 1 × 3 networks × KSh 11,600, VAT inclusive: KSh 34,800.00 once. " +
      "If you send both kinds, plan for two sender IDs: KSh 69,600.00 once.",
  );
  const networks = screen.getByRole("group", { name: "On which networks?" });
  const hint = within(networks).getByRole("status");
  await check("Telkom");
  expect(hint).toBeEmptyDOMElement();
  await check("Airtel");
  expect(hint).toHaveTextContent("Select at least one network.");
  expect(networks).toHaveAccessibleDescription("Select at least one network.");
  expect(cost()).toContain("1 × 1 network × KSh 11,600, VAT inclusive: KSh 11,600.00 once.");
  await check("Safaricom");
  expect(screen.getByRole("checkbox", { name: "Safaricom" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Airtel" })).not.toBeChecked();
});

test("the letter follows the fields, which aren't kept, put in the URL or passed on", async () => {
  const { advance, container } = start();
  for (const label of ["Company, as registered", "Who signs", "Position", "Date"]) {
    expect(screen.getByLabelText(label)).not.toHaveAttribute("name");
  }
  expect(container.querySelectorAll("form")).toHaveLength(0);
  await user.type(name(), "DUKABORA");
  await user.click(screen.getByRole("radio", { name: "Promotional" }));
  await user.type(screen.getByLabelText("Who signs"), "Amina Wanjiru");
  const heading = within(letter()).getByRole("heading", { level: 3 });
  expect(heading).toHaveTextContent("Authorization to use the sender ID DUKABORA");
  expect(letter()).toHaveTextContent("for promotional messages to our own customers only");
  expect(letter()).toHaveTextContent("NameAmina Wanjiru");
  await user.type(screen.getByLabelText("Company, as registered"), "DB");
  expect(letter()).toHaveTextContent("We, DB, registered in Kenya");
  await user.clear(screen.getByLabelText("Company, as registered"));
  expect(letter()).toHaveTextContent("We, (blank), registered in Kenya");
  advance(5_000);
  for (const link of screen.getAllByRole("link", { name: /Send/ })) {
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(link.getAttribute("href")).not.toContain("Amina");
  }
  expect(window.location.hash).toBe("#kind=promotional&sender=DUKABORA");
  expect(JSON.stringify(window.localStorage)).not.toContain("Amina");
  expect(JSON.stringify(window.localStorage)).toContain("DUKABORA (promotional)");
});

test("the button below the fields prints the page", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  start();
  await user.click(screen.getByRole("button", { name: "Print the letter" }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test("without an offer of sender IDs, there's nothing to add to a quotation", () => {
  const { rerender } = render(<SenderIdKit prices={PRICES} />);
  const add = () => screen.queryByRole("link", { name: "Add it to a quotation" });
  expect(add()).toBeVisible();
  rerender(<SenderIdKit prices={{ ...PRICES, offers: [] }} />);
  expect(add()).toBeNull();
});
