import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createToastStore } from "../../../src/components/feedback/toast/toast-store";
import { SERVICE_CHOICES, SERVICE_PLACEHOLDER } from "../../../src/content/contact/contact";
import { useContactForm } from "../../../src/features/contact/use-contact-form";
import { type ContactServer, contactServer, httpFetch } from "../../support/contact-server";
import { manualClock } from "../../support/manual-clock";

let server: ContactServer;
let online = true;

beforeAll(() => {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => online });
});
beforeEach(async () => {
  server = await contactServer();
  localStorage.clear();
  window.history.replaceState(null, "", "/contact");
  online = true;
});
afterEach(() => server.close());

const FIELDS = [
  ["name", "Name"],
  ["email", "Email"],
  ["phone", "Phone"],
  ["company", "Company"],
] as const;

function start() {
  const clock = manualClock();
  const toasts = createToastStore(clock);
  const delivery = { fetch: httpFetch, baseUrl: server.baseUrl };

  function Contact() {
    const form = useContactForm({ clock, toasts, delivery });
    const error = (field: "name" | "email" | "service" | "message") =>
      form.errors[field] && <p id={form.errorId(field)}>{form.errors[field]}</p>;
    if (form.phase === "sent")
      return (
        <div {...form.thankYouProps} data-testid="thanks">
          <h2>Thank You!</h2>
          <button type="button" onClick={form.again}>
            Send another message
          </button>
        </div>
      );
    return (
      <form {...form.formProps} aria-label="Contact">
        {FIELDS.map(([field, label]) => (
          <label key={field} htmlFor={form.fieldProps(field).id}>
            {label}
            <input {...form.fieldProps(field)} />
          </label>
        ))}
        <label htmlFor={form.fieldProps("service").id}>Service</label>
        <select {...form.fieldProps("service")}>
          {[SERVICE_PLACEHOLDER, ...SERVICE_CHOICES].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <label htmlFor={form.fieldProps("message").id}>Message</label>
        <textarea {...form.fieldProps("message")} />
        {error("name")}
        {error("email")}
        {error("service")}
        {error("message")}
        {form.offline && <p>You are offline</p>}
        {form.phase === "queued" && <p>Waiting for the connection</p>}
        {form.failure && (
          <p role="alert">
            {form.failure.text} <a href={form.failure.whatsApp}>WhatsApp</a>
            <a href={form.failure.mailto}>E-mail</a>
          </p>
        )}
        <button type="submit" disabled={form.phase === "sending"}>
          {form.phase === "sending" ? "Sending..." : "Send Message"}
        </button>
      </form>
    );
  }

  const view = render(<Contact />);
  const advance = (ms: number) => act(() => clock.advance(ms));
  const said = () => toasts.list().map(({ kind, text }) => `${kind}: ${text}`);
  return { ...view, clock, advance, said };
}

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole("form"));
const draft = () => localStorage.getItem("savanna-signal:contact-draft");
const thanks = () => screen.findByRole("heading", { name: "Thank You!" });

function fill() {
  type("Name", " Wanjiru Kamau ");
  type("Email", "wanjiru@duka.example");
  type("Service", "Bulk SMS");
  type("Message", "Ten thousand a month & more?");
}
function connection(to: boolean) {
  online = to;
  act(() => void window.dispatchEvent(new Event(to ? "online" : "offline")));
}

test("is empty at first, with the placeholder chosen", () => {
  const { clock } = start();
  expect(
    ["Name", "Email", "Phone", "Company", "Message"].map((label) => field(label).value),
  ).toEqual(["", "", "", "", ""]);
  expect(field("Service")).toHaveValue("Select a service");
  expect(draft()).toBeNull();
  expect(clock.pending()).toBe(0);
});

test("an empty form is refused with every message, tied to its field; the first gets the focus", () => {
  start();
  submit();
  for (const [label, message] of [
    ["Name", "Name is required"],
    ["Email", "Email is required"],
    ["Service", "Please select a service"],
    ["Message", "Please enter your message"],
  ] as const) {
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toBeInvalid();
  }
  expect(field("Phone")).toBeValid();
  expect(field("Name")).toHaveFocus();
  expect(server.received).toEqual([]);
});

test("editing a field clears its own error and leaves the focus", () => {
  start();
  submit();
  act(() => field("Message").focus());
  type("Message", "Hello");
  expect(screen.queryByText("Please enter your message")).not.toBeInTheDocument();
  expect(screen.getByText("Name is required")).toBeInTheDocument();
  type("Name", "Wanjiru");
  expect(screen.queryByText("Name is required")).not.toBeInTheDocument();
  expect(field("Message")).toHaveFocus();
});

test("each refused submit sends the focus to the first field that is wrong", () => {
  start();
  fill();
  type("Email", "wanjiru@duka");
  submit();
  expect(field("Email")).toHaveFocus();
  expect(field("Email")).toHaveAccessibleDescription("Valid email is required");
  act(() => field("Message").focus());
  submit();
  expect(field("Email")).toHaveFocus();
});

test("a valid form is sent as specified, thanked for, and reset", async () => {
  const { said } = start();
  fill();
  submit();
  expect(screen.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await thanks();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.path).toBe("/content-api/contact");
  expect(server.received[0]?.body).toEqual({
    full_name: "Wanjiru Kamau",
    email: "wanjiru@duka.example",
    service_type: "Bulk SMS",
    message: "Ten thousand a month & more?",
  });
  expect(said()).toEqual(["success: Message sent successfully! We'll get back to you soon."]);
  expect(draft()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Send another message" }));
  expect(field("Name")).toHaveFocus();
  expect(field("Name")).toHaveValue("");
  expect(field("Service")).toHaveValue("Select a service");
  expect(field("Message")).toHaveValue("");
});

test("phone and company are sent when given", async () => {
  start();
  fill();
  type("Phone", "+254 711 000 000");
  type("Company", "Duka Ltd");
  submit();
  await thanks();
  expect(server.received[0]?.body).toMatchObject({
    phone_number: "+254 711 000 000",
    company: "Duka Ltd",
  });
});

test("two clicks send one message, and what is being sent cannot be changed", async () => {
  start();
  fill();
  submit();
  submit();
  type("Message", "Something else");
  expect(field("Message")).toHaveValue("Ten thousand a month & more?");
  await thanks();
  expect(server.received).toHaveLength(1);
});

test("the thank-you view goes back to the form after 5000 ms", async () => {
  const { advance, clock } = start();
  fill();
  submit();
  await thanks();
  expect(screen.getByTestId("thanks")).toHaveFocus();
  advance(4_999);
  expect(screen.getByText("Thank You!")).toBeInTheDocument();
  advance(1);
  expect(screen.queryByText("Thank You!")).not.toBeInTheDocument();
  expect(screen.getByRole("form")).toHaveFocus();
  advance(300); // the toast's way out
  expect(clock.pending()).toBe(0);
});

test("mouse or focus hold the thank-you view", async () => {
  const { advance } = start();
  const user = userEvent.setup();
  fill();
  submit();
  await thanks();
  advance(4_000);
  await user.hover(screen.getByTestId("thanks"));
  await user.tab();
  expect(screen.getByRole("button", { name: "Send another message" })).toHaveFocus();
  await user.unhover(screen.getByTestId("thanks"));
  advance(60_000);
  expect(screen.getByText("Thank You!")).toBeInTheDocument();
  await user.tab();
  advance(1_000);
  expect(screen.queryByText("Thank You!")).not.toBeInTheDocument();
});

test.each([
  [
    "the server's message",
    { status: 422, body: '{"message":"We know this address already"}' },
    "We know this address already",
  ],
  ["its status without one", { status: 503, body: "" }, "HTTP error! status: 503"],
  ["the fixed text without an answer", "hang up", "Failed to send message. Please try again."],
] as const)("a failure shows %s and keeps the form", async (_name, answer, text) => {
  const { said } = start();
  server.answer(answer);
  fill();
  submit();
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(said()).toEqual([`error: ${text}`]);
  expect(field("Name")).toHaveValue(" Wanjiru Kamau ");
  expect(field("Message")).toHaveValue("Ten thousand a month & more?");
  expect(screen.getByRole("button", { name: "Send Message" })).toBeEnabled();
  expect(draft()).toContain("Ten thousand");
});

test("after a failure WhatsApp and e-mail links carry name, topic and message", async () => {
  start();
  server.answer({ status: 500 });
  fill();
  submit();
  await screen.findByRole("alert");
  const text = "Name: Wanjiru Kamau\nTopic: Bulk SMS\n\nTen thousand a month & more?";
  const chat = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "WhatsApp" }).href);
  expect(chat.origin + chat.pathname).toBe("https://wa.me/254700000000");
  expect(chat.searchParams.get("text")).toBe(text);
  const mail = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "E-mail" }).href);
  expect(mail.pathname).toBe("hello@savannasignal.example");
  expect(mail.searchParams.get("subject")).toBe("Enquiry: Bulk SMS");
  expect(mail.searchParams.get("body")).toBe(text);
  type("Message", "Shorter");
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "WhatsApp" }).href).toMatch(
    /Shorter$/,
  );
});

test("another attempt at the same message has the same key, a changed message a new one", async () => {
  start();
  server.answer({ status: 500 });
  fill();
  for (const attempt of [1, 2]) {
    submit();
    await waitFor(() => expect(server.received).toHaveLength(attempt));
    await screen.findByRole("alert");
  }
  type("Message", "Twenty thousand a month");
  server.answer({ status: 201 });
  submit();
  await thanks();
  const keys = server.received.map(({ headers }) => headers["idempotency-key"]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{32,36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("offline is said; the message waits and is sent once when the connection returns", async () => {
  start();
  fill();
  connection(false);
  expect(screen.getByText("You are offline")).toBeInTheDocument();
  submit();
  submit();
  expect(screen.getByText("Waiting for the connection")).toBeInTheDocument();
  expect(server.received).toEqual([]);
  connection(true);
  await thanks();
  window.dispatchEvent(new Event("online"));
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.headers["idempotency-key"]).toBeTruthy();
  expect(draft()).toBeNull();
});

test("a waiting message can still be changed; made invalid, it is refused instead of sent", async () => {
  start();
  fill();
  connection(false);
  submit();
  type("Message", "");
  connection(true);
  expect(await screen.findByText("Please enter your message")).toBeInTheDocument();
  expect(screen.queryByText("Waiting for the connection")).not.toBeInTheDocument();
  expect(server.received).toEqual([]);
});

test("a connection lost on the way makes the message wait, with the same key", async () => {
  const { said } = start();
  server.answer("hang up");
  fill();
  submit();
  connection(false);
  expect(await screen.findByText("Waiting for the connection")).toBeInTheDocument();
  expect(said()).toEqual([]);
  server.answer({ status: 201 });
  connection(true);
  await thanks();
  const keys = server.received.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("what was typed survives a reload, and only that is kept", () => {
  const first = start();
  type("Name", "Wanjiru");
  type("Message", "Half a mess");
  expect(JSON.parse(draft() ?? "")).toEqual({
    name: "Wanjiru",
    email: "",
    phone: "",
    company: "",
    service: "Select a service",
    message: "Half a mess",
  });
  first.unmount();
  start();
  expect(field("Name")).toHaveValue("Wanjiru");
  expect(field("Message")).toHaveValue("Half a mess");
});

test.each(["no JSON", "null", "[]", '{"name":5,"__proto__":{"message":"x"},"other":"y"}'])(
  "a damaged draft is as good as none: %s",
  (kept) => {
    localStorage.setItem("savanna-signal:contact-draft", kept);
    start();
    expect(field("Name")).toHaveValue("");
    expect(field("Message")).toHaveValue("");
  },
);

test.each([
  ["USSD Services", "USSD Services", "I am writing about: USSD Services\n\n"],
  ["IVR & Voice", "Other", "I am writing about: IVR & Voice\n\n"],
])("a topic in the address is chosen and written: %s", (topic, choice, message) => {
  window.history.replaceState(null, "", `/contact?topic=${encodeURIComponent(topic)}`);
  start();
  expect(field("Service")).toHaveValue(choice);
  expect(field("Message")).toHaveValue(message);
  expect(draft()).toBeNull(); // nothing was typed
});

test("a topic is written once, before what was typed", () => {
  window.history.replaceState(null, "", "/contact?topic=USSD");
  localStorage.setItem("savanna-signal:contact-draft", '{"message":"My draft"}');
  const first = start();
  expect(field("Message")).toHaveValue("I am writing about: USSD\n\nMy draft");
  type("Name", "Wanjiru");
  first.unmount();
  start();
  expect(field("Message")).toHaveValue("I am writing about: USSD\n\nMy draft");
});

test("a message sent while the visitor leaves is not kept as a draft", async () => {
  const { unmount, said } = start();
  fill();
  submit();
  unmount();
  await waitFor(() => expect(said()).toHaveLength(1));
  expect(draft()).toBeNull();
});

test("leaving clears the timer of the thank-you view", async () => {
  const { unmount, clock } = start();
  fill();
  submit();
  await thanks();
  expect(clock.pending()).toBe(2); // the view's and the toast's
  unmount();
  expect(clock.pending()).toBe(1);
});
