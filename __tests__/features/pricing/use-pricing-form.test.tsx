import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { sendContact } from "../../../src/client/contact";
import { createToastStore } from "../../../src/components/feedback/toast/toast-store";
import {
  type PricingFormOptions,
  usePricingForm,
} from "../../../src/features/pricing/pricing-contact/use-pricing-form";
import { type ContactServer, contactServer, httpFetch } from "../../support/contact-server";
import { manualClock } from "../../support/manual-clock";

const FIELDS = ["name", "email", "phone", "company", "message"] as const;

function start(options: PricingFormOptions = {}) {
  const alert = jest.fn();
  const log = jest.fn();
  const toasts = createToastStore(manualClock());
  function Pricing() {
    const form = usePricingForm({ alert, log, toasts, ...options });
    return (
      <form aria-label="Enquiry" onSubmit={form.submit}>
        {FIELDS.map((field) => (
          <input key={field} aria-label={field} {...form.fieldProps(field)} />
        ))}
        <button type="submit" disabled={form.sending}>
          Send
        </button>
      </form>
    );
  }
  render(<Pricing />);
  return { alert, log, toasts };
}

const value = (field: string) => screen.getByLabelText<HTMLInputElement>(field).value;
const submit = () => act(async () => void fireEvent.submit(screen.getByRole("form")));
function fill() {
  for (const [field, text] of [
    ["name", "Otieno"],
    ["email", "otieno@shamba.example"],
    ["phone", "0711"],
    ["message", "How much?"],
  ] as const)
    fireEvent.change(screen.getByLabelText(field), { target: { value: text } });
}

test("by default nothing is sent: it logs, shows the alert and clears the form", async () => {
  const { alert, log } = start();
  fill();
  await submit();
  expect(log.mock.calls).toEqual([
    [
      "Pricing enquiry",
      {
        name: "Otieno",
        email: "otieno@shamba.example",
        phone: "0711",
        company: "",
        message: "How much?",
      },
    ],
  ]);
  expect(alert.mock.calls).toEqual([["Thank you! We'll get back to you soon."]]);
  expect(FIELDS.map(value)).toEqual(["", "", "", "", ""]);
});

describe("with delivery switched on", () => {
  let server: ContactServer;
  beforeEach(async () => {
    server = await contactServer();
  });
  afterEach(() => server.close());
  const deliver: PricingFormOptions["deliver"] = (message) =>
    sendContact(message, { fetch: httpFetch, baseUrl: server.baseUrl });

  test("the enquiry goes to the contact endpoint, once", async () => {
    const { alert, log } = start({ deliver });
    fill();
    await submit();
    await submit();
    await waitFor(() => expect(alert).toHaveBeenCalledTimes(1));
    expect(server.received.map(({ path, body }) => [path, body])).toEqual([
      [
        "/content-api/contact",
        {
          full_name: "Otieno",
          email: "otieno@shamba.example",
          phone_number: "0711",
          service_type: "Other",
          message: "How much?",
        },
      ],
    ]);
    expect(log).not.toHaveBeenCalled();
    expect(value("message")).toBe("");
  });

  test("a failure is said and the form kept", async () => {
    server.answer({ status: 500 });
    const { alert, toasts } = start({ deliver });
    fill();
    await submit();
    await waitFor(() => expect(toasts.list()[0]?.text).toBe("HTTP error! status: 500"));
    expect(alert).not.toHaveBeenCalled();
    expect(value("message")).toBe("How much?");
  });
});
