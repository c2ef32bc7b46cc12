import { act, render, screen, waitFor } from "@testing-library/react";
import { toastStore } from "../../../src/components/feedback/toast-store";
import { PricingContact } from "../../../src/features/pricing/pricing-contact";
import { DELIVERY } from "../../../src/site/form-endpoints";
import { words } from "../../fixtures/catalogue";
import { user } from "../../support/dom/user";
import { contactServer } from "../../support/servers/contact-server";

beforeEach(() => void jest.useFakeTimers());

const server = contactServer();

function connection(online: boolean) {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? "online" : "offline")));
}

const { pricingFormUrl } = DELIVERY;
afterEach(() => {
  DELIVERY.pricingFormUrl = pricingFormUrl;
  jest.restoreAllMocks();
});

test("an enquiry goes to the contact endpoint, and after a failure is kept and retried with the same key", async () => {
  server.answer({ status: 500 });
  const alert = jest.spyOn(window, "alert").mockReturnValue();
  const log = jest.spyOn(console, "info").mockReturnValue();
  render(<PricingContact words={words("pricingForm")} />);
  const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
  const send = async () => {
    const button = screen.getByRole("button", { name: "Send Message" });
    await user.dblClick(button);
    await screen.findByRole("button", { name: "Send Message", busy: false });
  };
  await user.type(field("Name"), "Otieno");
  await user.type(field("Email"), "otieno@shamba.example");
  await user.type(field("Phone"), "0711");
  await user.type(field("Message"), "How much?");
  await send();
  expect(toastStore.get().map(({ text }) => text)).toEqual(["HTTP error! status: 500"]);
  expect(alert).not.toHaveBeenCalled();
  expect(field("Message")).toHaveValue("How much?");
  expect(screen.getByText("What you typed isn't lost.", { exact: false })).toBeVisible();
  const text = "Name: Otieno\n\nHow much? Soon?";
  await user.type(field("Message"), " Soon?"); // corrected after the failure
  const opened = jest.spyOn(window, "open").mockReturnValue(null);
  for (const [way, key] of [
    ["by WhatsApp", "text"],
    ["by email", "body"],
  ] as const) {
    await user.click(screen.getByRole("link", { name: new RegExp(way) }));
    expect(new URL(String(opened.mock.lastCall?.[0])).searchParams.get(key)).toBe(text);
  }

  await user.type(field("Message"), "{Backspace>6/}");
  server.answer({ status: 201 });
  await send();
  expect(toastStore.get().filter(({ phase }) => phase === "shown")).toEqual([]);
  expect(screen.queryByText(/What you typed isn't lost/)).not.toBeInTheDocument();
  expect(screen.getByText(/answers, typically within 24 hours/)).toBeInTheDocument();
  expect(alert.mock.calls).toEqual([["Thank you! We'll get back to you soon."]]);
  expect(field("Message")).toHaveValue("");
  expect(server.received).toHaveLength(2);
  const [first, second] = server.received.map(({ headers }) => headers["idempotency-key"]);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(server.received[1]).toMatchObject({
    path: "/content-api/contact",
    body: {
      full_name: "Otieno",
      email: "otieno@shamba.example",
      phone_number: "0711",
      service_type: "Pricing",
      message: "How much?\n\nPage: /",
    },
  });
  expect(log).not.toHaveBeenCalled();
});

test("a message of spaces counts as missing", async () => {
  render(<PricingContact words={words("pricingForm")} />);
  const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
  await user.type(field("Name"), " Otieno ");
  await user.type(field("Email"), "otieno@shamba.example\u200b");
  await user.type(field("Phone"), "0711");
  await user.type(field("Message"), "   ");
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  expect(server.received).toEqual([]);
  expect(field("Message")).toBeInvalid();
  expect(field("Name")).toHaveValue("Otieno");
  expect(field("Email")).toHaveValue("otieno@shamba.example");
});

test("an enquiry waits while offline, and is sent once when the connection returns, unless it's empty by then", async () => {
  const alert = jest.spyOn(window, "alert").mockReturnValue();
  render(<PricingContact words={words("pricingForm")} />);
  const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
  const send = () => user.click(screen.getByRole("button", { name: "Send Message" }));
  await user.type(field("Name"), "Otieno");
  await user.type(field("Email"), "otieno@shamba.example");
  await user.type(field("Phone"), "0711");
  await user.type(field("Message"), "How much?");
  expect(screen.getByText("You're offline")).not.toBeVisible();
  connection(false);
  await send();
  expect(screen.getByText(/will be sent automatically once/)).toBeVisible();

  await user.clear(field("Message"));
  connection(true);
  expect(field("Message")).toBeInvalid();
  expect(screen.getByText("You're offline")).not.toBeVisible();
  expect(server.received).toEqual([]);

  await user.type(field("Message"), "How much for ten?");
  connection(false);
  await send();
  connection(true);
  await waitFor(() => expect(alert).toHaveBeenCalledTimes(1));
  expect(server.received.map(({ body }) => body)).toMatchObject([
    { message: expect.stringContaining("How much for ten?") },
  ]);
});

test("without delivery the form logs, shows the alert and clears, and nothing promises a reply", async () => {
  DELIVERY.pricingFormUrl = "";
  const alert = jest.spyOn(window, "alert").mockReturnValue();
  const log = jest.spyOn(console, "info").mockReturnValue();
  const { container } = render(<PricingContact words={words("pricingForm")} />);
  expect(container).toHaveTextContent("This form isn't connected, so nothing is sent");
  expect(container).not.toHaveTextContent(/answers|to answer|24 hours|get back/);
  const fields = screen.getAllByRole("textbox");
  for (const field of fields) await user.type(field, "0711@shamba.example");
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  expect(log).toHaveBeenCalledTimes(1);
  expect(alert.mock.calls).toEqual([["Thank you! We'll get back to you soon."]]);
  for (const field of fields) expect(field).toHaveValue("");
});
