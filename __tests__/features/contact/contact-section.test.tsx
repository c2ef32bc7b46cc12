import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createToastStore } from "../../../src/components/feedback/toast/toast-store";
import { ContactSection } from "../../../src/features/contact/contact-section";
import { PICTURE } from "../../fixtures/words";
import { accessibilityProblems } from "../../support/accessibility";
import { type ContactServer, contactServer, httpFetch } from "../../support/contact-server";
import { manualClock } from "../../support/manual-clock";
import { serverHtml } from "../../support/server-html";

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

function start() {
  const clock = manualClock();
  const toasts = createToastStore(clock);
  const delivery = { fetch: httpFetch, baseUrl: server.baseUrl };
  const view = render(<ContactSection mapImage={PICTURE} options={{ clock, toasts, delivery }} />);
  return { ...view, clock, toasts };
}
const field = (label: string | RegExp) => screen.getByRole("textbox", { name: label });
const service = () => screen.getByRole("combobox", { name: /^Service/ });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send Message" }));

async function fill() {
  await userEvent.type(field(/^Name/), "Achieng");
  await userEvent.type(field(/^Email/), "achieng@example.com");
  await userEvent.selectOptions(service(), "USSD Services");
  await userEvent.type(field(/^Message/), "A menu for our SACCO.");
}

test("the fields, with the choices in their order and five rows for the message", () => {
  const { container } = start();
  expect(container.querySelector("section")).toHaveAttribute("id", "contact");
  expect(
    within(service())
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual([
    "Select a service",
    "Bulk SMS",
    "USSD Services",
    "Call Center Solutions",
    "Payment Solutions",
    "Software Development",
    "Other",
  ]);
  expect(field(/^Message/)).toHaveAttribute("rows", "5");
  expect(field(/^Name/)).toHaveAttribute("autocomplete", "name");
  expect(field(/^Email/)).toHaveAttribute("autocomplete", "email");
  expect(field(/^Phone/)).toHaveAttribute("autocomplete", "tel");
  expect(field(/^Company/)).toHaveAttribute("autocomplete", "organization");
});

test("an empty form gets its four errors under the fields, and focus goes to the first", async () => {
  start();
  await send();
  expect(field(/^Name/)).toHaveAccessibleDescription("Name is required");
  expect(field(/^Email/)).toHaveAccessibleDescription("Email is required");
  expect(service()).toHaveAccessibleDescription("Please select a service");
  expect(field(/^Message/)).toHaveAccessibleDescription("Please enter your message");
  expect(field(/^Name/)).toBeInvalid();
  expect(field(/^Name/)).toHaveFocus();
  expect(field(/^Phone/)).toBeValid();
  await userEvent.type(field(/^Name/), "A");
  expect(field(/^Name/)).not.toHaveAccessibleDescription();
  expect(screen.getByText("Email is required")).toBeVisible();
  expect(server.received).toEqual([]);
});

test("an address without a dot is refused", async () => {
  start();
  await fill();
  await userEvent.type(field(/^Email/), " x");
  await send();
  expect(field(/^Email/)).toHaveAccessibleDescription("Valid email is required");
});

test("a message that arrives is thanked for, and the empty form returns after 5 s", async () => {
  const { clock, toasts } = start();
  await fill();
  await send();
  expect(await screen.findByText("Thank You!")).toBeVisible();
  expect(screen.getByText(/reply within 24 hours/)).toBeVisible();
  expect(server.received.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: "/content-api/contact",
      body: {
        full_name: "Achieng",
        email: "achieng@example.com",
        service_type: "USSD Services",
        message: "A menu for our SACCO.",
      },
    },
  ]);
  expect(toasts.list().map(({ kind, text }) => ({ kind, text }))).toEqual([
    { kind: "success", text: "Message sent successfully! We'll get back to you soon." },
  ]);
  act(() => clock.advance(5_000));
  expect(field(/^Name/)).toHaveValue("");
  expect(service()).toHaveValue("Select a service");
});

test("another message can be written at once", async () => {
  start();
  await fill();
  await send();
  await userEvent.click(await screen.findByRole("button", { name: "Send another message" }));
  expect(field(/^Name/)).toHaveFocus();
});

test("while sending the button says so and is disabled", async () => {
  server.answer("silence");
  start();
  await fill();
  await send();
  expect(screen.getByRole("button", { name: "Sending..." })).toBeDisabled();
});

test("a failure keeps the form and stays in words, with links that carry the message", async () => {
  server.answer({ status: 503, body: '{"message":"The desk is closed."}' });
  const { toasts } = start();
  await fill();
  await send();
  expect(await screen.findByText("The desk is closed.")).toBeVisible();
  expect(toasts.list()[0]).toMatchObject({ kind: "error", text: "The desk is closed." });
  expect(field(/^Message/)).toHaveValue("A menu for our SACCO.");
  const whatsApp = screen.getByRole("link", { name: /by WhatsApp/ });
  expect(decodeURIComponent(whatsApp.getAttribute("href") ?? "")).toContain(
    "A menu for our SACCO.",
  );
  expect(screen.getByRole("link", { name: "by e-mail" }).getAttribute("href")).toMatch(/^mailto:/);
});

test("without a connection the form says so for as long as it lasts, then sends once", async () => {
  start();
  await fill();
  online = false;
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText("You are offline")).toBeVisible();
  await send();
  expect(screen.getByText(/will be sent by itself, once/)).toBeVisible();
  expect(server.received).toEqual([]);
  online = true;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("Thank You!")).toBeVisible();
  expect(server.received).toHaveLength(1);
});

test("a topic in the address chooses the service and begins the message", () => {
  window.history.replaceState(null, "", "/contact?topic=Career%20opportunities");
  start();
  expect(service()).toHaveValue("Other");
  expect(field(/^Message/)).toHaveValue("I am writing about: Career opportunities\n\n");
});

test("phone, e-mail, office, networks and the promise of an answer", () => {
  start();
  expect(screen.getByRole("link", { name: "+254 700 000 000" })).toHaveAttribute(
    "href",
    "tel:+254700000000",
  );
  const [email] = screen.getAllByRole("link", { name: "hello@savannasignal.example" });
  expect(email).toHaveAttribute("href", "mailto:hello@savannasignal.example");
  expect(screen.getByText(/Savanna Business Park, Block B, Waiyaki Way/)).toBeVisible();
  expect(screen.getByText("We typically respond within 24 hours")).toBeVisible();
  const networks = within(screen.getByRole("list", { name: "Follow us" })).getAllByRole("link");
  expect(networks.map((link) => link.getAttribute("title"))).toEqual([
    "LinkedIn",
    "Twitter",
    "Facebook",
    "Instagram",
    "WhatsApp",
  ]);
});

test("the map loads nothing before it is asked for, and takes the focus then", async () => {
  const { container } = start();
  expect(container.querySelector("iframe")).toBeNull();
  expect(screen.getByRole("link", { name: /^Open in Google Maps/ }).getAttribute("href")).toMatch(
    /^https:\/\/www\.google\.com\/maps\//,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show the map" }));
  const map = screen.getByTitle("Map of the office of Savanna Signal");
  expect(map.getAttribute("src")).toMatch(/^https:\/\/www\.google\.com\/maps\?q=-1\.2635,36\.8026/);
  expect(map).toHaveFocus();
});

test("the notice says who, what for, how long, that it is voluntary, and where to ask", () => {
  const { container } = start();
  const text = container.querySelector("form")?.textContent ?? "";
  expect(text).toContain("Savanna Signal Limited uses what you enter to answer your enquiry");
  expect(text).toContain("not a newsletter sign-up");
  expect(text).toContain("at most 24 months");
  expect(text).toContain("voluntary");
  expect(screen.getByRole("link", { name: "privacy policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
});

test("without scripts the form hands over to the visitor's e-mail program", () => {
  const html = serverHtml(<ContactSection mapImage={PICTURE} />);
  expect(html).toContain('action="mailto:hello@savannasignal.example?subject=Enquiry"');
  expect(html).toContain('method="post"');
});

test("axe finds nothing, with errors and without", async () => {
  const { container } = start();
  expect(await accessibilityProblems(container)).toEqual([]);
  await send();
  expect(await accessibilityProblems(container)).toEqual([]);
});
