import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SenderIdKit } from "../../../../src/features/tools/sender-id-kit/sender-id-kit";
import { manualClock } from "../../../support/manual-clock";
import { serverHtml } from "../../../support/server-html";

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", "/tools/sender-id");
});

const name = () => screen.getByRole("textbox", { name: "Sender ID" });
const letter = () => screen.getByRole("article", { name: "Letter of authorization" });

test("the pre-built page holds rules, papers and a letter with lines to write on", () => {
  const html = serverHtml(<SenderIdKit />);
  expect(html).toContain("Company registration certificate");
  expect(html).toContain("(blank)");
  expect(html).toContain("Dedicated Short Code");
});

test("what is typed into the letter has no name, so that no form can send it", () => {
  const { container } = render(<SenderIdKit clock={manualClock()} />);
  for (const label of ["Company, as registered", "Who signs", "Position", "Date"]) {
    const field = screen.getByLabelText(label);
    expect(field).not.toHaveAttribute("name");
    expect(field.closest("form")).toBeNull();
  }
  expect(container.querySelectorAll("form")).toHaveLength(1);
});

test("a refused name says why and comes with names that can be had in one press", async () => {
  const clock = manualClock();
  render(<SenderIdKit clock={clock} />);
  await userEvent.type(name(), "Mama Njeri Supermarket");
  expect(screen.getByText("Networks would refuse this name")).toBeInTheDocument();
  expect(screen.getByText("It has 22 characters; at most 11 fit.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "MamaNjeri" }));
  expect(name()).toHaveValue("MamaNjeri");
  expect(screen.getByText("Ready to apply for")).toBeInTheDocument();
  act(() => clock.advance(900));
  expect(screen.getByRole("status")).toHaveTextContent("Ready to apply for.");
});

test("a name with advice is allowed", async () => {
  render(<SenderIdKit clock={manualClock()} />);
  await userEvent.type(name(), "Duka-1");
  expect(screen.getByText("Allowed, but may be sent back")).toBeInTheDocument();
});

test("set-up costs follow the networks; the last one cannot be taken away", async () => {
  render(<SenderIdKit clock={manualClock()} />);
  expect(screen.getByText("KSh 34,800")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: "Telkom" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Airtel" }));
  expect(screen.getByText(/1 network ×/)).toHaveTextContent("KSh 11,600");
  await userEvent.click(screen.getByRole("checkbox", { name: "Safaricom" }));
  expect(screen.getByRole("checkbox", { name: "Safaricom" })).toBeChecked();
});

test("the letter follows what is entered, and only a name that networks take", async () => {
  render(<SenderIdKit clock={manualClock()} />);
  await userEvent.type(name(), "WAYTOOLONGNAME");
  expect(letter()).not.toHaveTextContent("WAYTOOLONGNAME");
  await userEvent.clear(name());
  await userEvent.type(name(), "DUKABORA");
  await userEvent.click(screen.getByRole("radio", { name: "Promotional" }));
  await userEvent.type(screen.getByLabelText("Company, as registered"), "Duka Bora Limited");
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2026-10-05" } });
  const heading = within(letter()).getByRole("heading", { level: 3 });
  expect(heading).toHaveTextContent("Authorization to use the sender ID DUKABORA");
  expect(letter()).toHaveTextContent("We, Duka Bora Limited, registered in Kenya");
  expect(letter()).toHaveTextContent("Date: October 5, 2026");
  expect(letter()).toHaveTextContent("for promotional messages to our own customers only");
});

test("what is entered into the letter is neither in the address nor kept nor carried on", async () => {
  const clock = manualClock();
  render(<SenderIdKit clock={clock} />);
  await userEvent.type(name(), "DUKABORA");
  await userEvent.type(screen.getByLabelText("Who signs"), "Amina Wanjiru");
  act(() => clock.advance(5_000));
  const links = screen.getAllByRole("link", { name: /Send/ });
  for (const link of links) {
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    expect(link.getAttribute("href")).not.toContain("Amina");
  }
  expect(window.location.search).toBe("?sender=DUKABORA");
  expect(JSON.stringify(window.localStorage)).not.toContain("Amina");
  expect(JSON.stringify(window.localStorage)).toContain("DUKABORA (transactional)");
});

test("printing prints", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  render(<SenderIdKit clock={manualClock()} />);
  await userEvent.click(screen.getByRole("button", { name: "Print the letter" }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
