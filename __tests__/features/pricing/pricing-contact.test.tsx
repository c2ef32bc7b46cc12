import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sendContact } from "../../../src/client/contact";
import { createToastStore } from "../../../src/components/feedback/toast/toast-store";
import { PricingContact } from "../../../src/features/pricing/pricing-contact/pricing-contact";
import { manualClock } from "../../support/manual-clock";
import { contactServer, httpFetch } from "../../support/servers/contact-server";

const server = contactServer();

test("with delivery switched on an enquiry goes to the contact endpoint; a failure keeps it", async () => {
  server.answer({ status: 500 });
  const alert = jest.fn();
  const log = jest.fn();
  const toasts = createToastStore(manualClock());
  const deliver = (message: Parameters<typeof sendContact>[0]) =>
    sendContact(message, { fetch: httpFetch, baseUrl: server.baseUrl });
  render(<PricingContact options={{ alert, log, toasts, deliver }} />);
  const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
  const send = async () => {
    const button = screen.getByRole("button", { name: "Send Message" });
    await userEvent.dblClick(button);
    await screen.findByRole("button", { name: "Send Message", busy: false });
  };
  await userEvent.type(field("Name"), "Otieno");
  await userEvent.type(field("Email"), "otieno@shamba.example");
  await userEvent.type(field("Phone"), "0711");
  await userEvent.type(field("Message"), "How much?");
  await send();
  expect(toasts.list().map(({ text }) => text)).toEqual(["HTTP error! status: 500"]);
  expect(alert).not.toHaveBeenCalled();
  expect(field("Message")).toHaveValue("How much?");
  expect(screen.getByText("Nothing you typed is lost.", { exact: false })).toBeVisible();
  const text = "Name: Otieno\n\nHow much?";
  for (const [way, key] of [
    ["by WhatsApp", "text"],
    ["by email", "body"],
  ] as const) {
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: new RegExp(way) });
    expect(new URL(link.href).searchParams.get(key)).toBe(text);
  }

  server.answer({ status: 201 });
  await send();
  expect(screen.queryByText(/Nothing you typed is lost/)).not.toBeInTheDocument();
  expect(screen.getByText(/answers, typically within 24 hours/)).toBeInTheDocument();
  expect(alert.mock.calls).toEqual([["Thank you! We'll get back to you soon."]]);
  expect(field("Message")).toHaveValue("");
  expect(server.received).toHaveLength(2);
  expect(server.received[1]).toMatchObject({
    path: "/content-api/contact",
    body: {
      full_name: "Otieno",
      email: "otieno@shamba.example",
      phone_number: "0711",
      service_type: "Other",
      message: "How much?",
    },
  });
  expect(log).not.toHaveBeenCalled();
});

test("without delivery the form logs, shows the alert and clears, and no sentence promises an answer", async () => {
  const alert = jest.spyOn(window, "alert").mockReturnValue();
  const log = jest.spyOn(console, "info").mockReturnValue();
  const { container } = render(<PricingContact />);
  expect(container).toHaveTextContent("This form is not connected, so nothing is sent");
  expect(container).not.toHaveTextContent(/answers|to answer|24 hours|get back/);
  const fields = screen.getAllByRole("textbox");
  for (const field of fields) await userEvent.type(field, "0711@shamba.example");
  await userEvent.click(screen.getByRole("button", { name: "Send Message" }));
  expect(log).toHaveBeenCalledTimes(1);
  expect(alert.mock.calls).toEqual([["Thank you! We'll get back to you soon."]]);
  for (const field of fields) expect(field).toHaveValue("");
});
