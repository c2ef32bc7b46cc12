import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { toastStore } from "../../../src/components/feedback/toast-store";
import { ContactSection } from "../../../src/features/contact/contact-section";
import { PROMISES } from "../../../src/site/company/brand";
import { FEATURES } from "../../../src/site/feature-switches";
import { DELIVERY } from "../../../src/site/form-endpoints";
import { CONTACT_CHOICES, words } from "../../fixtures/catalogue";
import { PICTURE } from "../../fixtures/words";
import { accessibilityProblems } from "../../support/browser/accessibility";
import { hydratableHtml, serverHtml } from "../../support/dom/server-html";
import { user } from "../../support/dom/user";
import { contactServer } from "../../support/servers/contact-server";

beforeEach(() => void jest.useFakeTimers());

const server = contactServer();
let online = true;

beforeAll(() => {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => online });
});
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/contact");
  online = true;
});

afterEach(() => {
  const toasts = toastStore.get();
  for (const { id } of toasts) toastStore.close(id);
  if (toasts.length > 0) jest.advanceTimersByTime(300);
});

function start() {
  const view = render(
    <ContactSection words={words("contactForm")} mapImage={PICTURE} choices={CONTACT_CHOICES} />,
  );
  const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const said = () => toastStore.get().map(({ kind, text }) => `${kind}: ${text}`);
  return { ...view, advance, said };
}

const FIELDS = ["Name", "Email", "Phone", "Company", "Service", "Message"] as const;
type Field = (typeof FIELDS)[number];
const field = (label: Field) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(new RegExp(`^${label}`));
const valuesShown = () => FIELDS.map((label) => field(label).value);
const type = (label: Field, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole("form", { name: "Contact" }));
const DRAFT_KEY = "savanna-signal:contact-draft";
const draft = () => localStorage.getItem(DRAFT_KEY);
const thanks = () => screen.findByRole("heading", { name: "Thank You!" });
const EMPTY = ["", "", "", "", "", ""];
const MESSAGE = "Ten thousand a month & more?";
function fill() {
  type("Name", " Wanjiru Kamau ");
  type("Email", "wanjiru@duka.example");
  type("Service", "Bulk SMS");
  type("Message", MESSAGE);
}
function connection(to: boolean) {
  online = to;
  act(() => void window.dispatchEvent(new Event(to ? "online" : "offline")));
}
const sentKeys = () => server.received.map(({ headers }) => headers["idempotency-key"]);

test("the form starts empty, with the choices in order and five rows for the message", () => {
  start();
  expect(valuesShown()).toEqual(EMPTY);
  const choices = [...field("Service").children].map((option) => option.textContent);
  expect(choices).toEqual([
    "Select a service",
    ...CONTACT_CHOICES.map(({ label }) => label),
    "Other",
  ]);
  expect(field("Service")).toBeRequired();
  expect(field("Service")).toHaveDisplayValue("Select a service");
  expect(field("Message")).toHaveAttribute("rows", "5");
  expect(field("Email")).toHaveAttribute("type", "email");
  expect(field("Phone")).toHaveAttribute("type", "tel");
  expect(draft()).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

test("a company that switches the map off shows none", () => {
  jest.replaceProperty(FEATURES, "map", false);
  start();
  expect(screen.queryByRole("button", { name: "Show the map" })).toBeNull();
  expect(screen.queryByRole("link", { name: /Google Maps/ })).toBeNull();
  jest.restoreAllMocks();
});

describe("validation", () => {
  test("shows an error under each field of an empty form until the field is edited", async () => {
    jest.useRealTimers(); // axe waits on its own timers
    const { container } = start();
    expect(await accessibilityProblems(container)).toEqual([]);
    submit();
    for (const [label, error] of [
      ["Name", "Name is required"],
      ["Email", "Email is required"],
      ["Service", "Please select a service"],
      ["Message", "Please enter your message"],
    ] as const) {
      expect(field(label)).toHaveAccessibleDescription(error);
      expect(field(label)).toBeInvalid();
    }
    expect(field("Phone")).toBeValid();
    expect(field("Name")).toHaveFocus();
    expect(await accessibilityProblems(container)).toEqual([]);
    act(() => field("Message").focus());
    type("Message", "Hello");
    expect(field("Message")).toBeValid();
    expect(field("Name")).toBeInvalid();
    type("Name", "Wanjiru");
    expect(field("Name")).toBeValid();
    expect(field("Message")).toHaveFocus();
    expect(server.received).toEqual([]);
  });

  test("moves the focus to the first error after each refused submit", () => {
    start();
    fill();
    type("Email", "wanjiru@duka");
    for (const _attempt of [1, 2]) {
      act(() => field("Message").focus());
      submit();
      expect(field("Email")).toHaveFocus();
      expect(field("Email")).toHaveAccessibleDescription("Valid email is required");
    }
    type("Email", "wanjiru@duka.example");
    type("Message", "");
    submit();
    expect(field("Message")).toHaveFocus(); // after the service, which is chosen
  });
});

describe("sending", () => {
  test.each([
    ["without blank fields", { Phone: " " }, {}],
    [
      "with phone and company if given",
      { Phone: "+254 711 000 000", Company: "Duka Ltd" },
      { phone_number: "+254 711 000 000", company: "Duka Ltd" },
    ],
  ])("sends a valid form once %s, and locks it while sending", async (_name, more, body) => {
    const { said } = start();
    fill();
    for (const [label, value] of Object.entries(more)) type(label as Field, value);
    submit();
    const button = screen.getByRole("button", { name: "Sending..." });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toBeEnabled(); // otherwise whoever pressed it would lose the focus
    submit();
    type("Message", "Something else");
    expect(field("Message")).toHaveValue(MESSAGE);
    await thanks();
    expect(screen.getByText(/reply within 24 hours/)).toBeVisible();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.path).toBe("/content-api/contact");
    expect(server.received[0]?.body).toEqual({
      full_name: "Wanjiru Kamau",
      email: "wanjiru@duka.example",
      service_type: "Bulk SMS",
      message: `${MESSAGE}\n\nPage: /contact`,
      ...body,
    });
    expect(said()).toEqual(["success: Message sent successfully! We'll get back to you soon."]);
    expect(draft()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Send another message" }));
    expect(field("Name")).toHaveFocus();
    expect(valuesShown()).toEqual(EMPTY);
  });

  test("tells an inbox the page, the topic and how long the form was shown, with an empty honeypot", async () => {
    DELIVERY.hasInbox = true;
    window.history.replaceState(null, "", "/contact?topic=USSD%20Services");
    const { advance } = start();
    expect(screen.queryByRole("textbox", { name: "Website" })).not.toBeInTheDocument();
    fill();
    advance(4_000);
    submit();
    await thanks();
    expect(server.received[0]?.body).toMatchObject({
      kind: "contact",
      page: "/contact",
      topic: "USSD Services",
      website: "",
      shown_ms: 4_000,
    });
    DELIVERY.hasInbox = false;
  });

  test("counts a form that was filled in before scripts ran as shown for as long as its page", async () => {
    DELIVERY.hasInbox = true;
    const form = (
      <ContactSection words={words("contactForm")} mapImage={PICTURE} choices={CONTACT_CHOICES} />
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = hydratableHtml(form);
    jest.setSystemTime(performance.timeOrigin + 60_000);
    render(form, { container, hydrate: true });
    fill();
    submit();
    await thanks();
    expect(server.received[0]?.body).toHaveProperty("shown_ms", 60_000);
    DELIVERY.hasInbox = false;
  });

  test("doesn't say how long a draft was shown if it's sent as soon as the page is", async () => {
    DELIVERY.hasInbox = true;
    const { unmount } = start();
    fill();
    unmount();
    start();
    submit();
    await thanks();
    await user.click(screen.getByRole("button", { name: "Send another message" }));
    fill();
    submit();
    await thanks();
    expect(server.received[0]?.body).not.toHaveProperty("shown_ms");
    expect(server.received[1]?.body).toHaveProperty("shown_ms");
    DELIVERY.hasInbox = false;
  });

  test("replaces the thank-you view with an empty form after 5000 ms", async () => {
    const { advance } = start();
    fill();
    submit();
    const view = (await thanks()).parentElement;
    expect(view).toHaveFocus();
    act(() => view?.blur());
    act(() => view?.focus()); // as a click on the view does
    advance(4_999);
    expect(screen.getByText("Thank You!")).toBeVisible();
    advance(1);
    expect(valuesShown()).toEqual(EMPTY);
    expect(screen.getByRole("form", { name: "Contact" })).toHaveFocus();
    advance(15_000); // the toast has gone, and so has the request's timeout
    expect(jest.getTimerCount()).toBe(0);
  });

  test("pauses the thank-you view under mouse and focus, and stops it on unmount", async () => {
    const { advance, unmount } = start();
    fill();
    submit();
    const heading = await thanks();
    advance(4_000);
    await user.hover(heading);
    advance(60_000);
    await user.tab();
    expect(screen.getByRole("button", { name: "Send another message" })).toHaveFocus();
    await user.unhover(heading);
    advance(60_000);
    act(() => screen.getByRole("button", { name: "Send another message" }).blur());
    advance(999);
    expect(heading).toBeVisible();
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ["the server's message", { status: 422, body: '{"message":"We know you"}' }, "We know you"],
    ["its status without one", { status: 503, body: "" }, "HTTP error! status: 503"],
    ["the fixed text without a response", "hang up", "Failed to send message. Please try again."],
  ] as const)("shows %s after a failure and keeps the form", async (_name, answer, text) => {
    const { said } = start();
    server.answer(answer);
    fill();
    const filled = valuesShown();
    submit();
    expect(await screen.findByText(text)).toBeVisible();
    expect(said()).toEqual([`error: ${text}`]);
    expect(valuesShown()).toEqual(filled);
    expect(screen.getByRole("button", { name: "Send Message" })).toBeEnabled();
    expect(draft()).toContain("Ten thousand");
  });
});

describe("after a failure", () => {
  test("WhatsApp and e-mail links carry name, topic and the current message", async () => {
    start();
    server.answer({ status: 500 });
    fill();
    submit();
    await screen.findByText("HTTP error! status: 500");
    const opened = jest.spyOn(window, "open").mockReturnValue(null);
    const press = (name: RegExp) => {
      const link = screen.getByRole<HTMLAnchorElement>("link", { name });
      expect(link.href).not.toMatch(/[?#]/); // analytics scripts read it
      fireEvent.click(link);
      return new URL(String(opened.mock.lastCall?.[0]));
    };
    const text = `Name: Wanjiru Kamau\nTopic: Bulk SMS\n\n${MESSAGE}`;
    const chat = press(/by WhatsApp/);
    expect(chat.origin + chat.pathname).toBe("https://wa.me/254700000000");
    expect(chat.searchParams.get("text")).toBe(text);
    const mail = press(/by email/);
    expect(mail.pathname).toBe("hello@savannasignal.example");
    expect(mail.searchParams.get("subject")).toBe("Enquiry: Bulk SMS");
    expect(mail.searchParams.get("body")).toBe(text);
    type("Message", "Shorter");
    expect(press(/by WhatsApp/).href).toMatch(/Shorter$/);
  });

  test("the toast about one attempt goes away with the next attempt", async () => {
    const { said } = start();
    server.answer({ status: 500 });
    fill();
    submit();
    await screen.findByText("HTTP error! status: 500");
    server.answer({ status: 201 });
    submit();
    expect(toastStore.get().map(({ phase }) => phase)).toEqual(["leaving"]);
    await thanks();
    expect(said().at(-1)).toMatch(/^success:/);
  });

  test("the same message keeps its key, and a changed message gets a new one", async () => {
    start();
    server.answer({ status: 500 });
    fill();
    for (const attempt of [1, 2]) {
      submit();
      await waitFor(() => expect(server.received).toHaveLength(attempt));
      await screen.findByText("HTTP error! status: 500");
    }
    type("Message", "Twenty thousand a month");
    server.answer({ status: 201 });
    submit();
    await thanks();
    const [first, second, third] = sentKeys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test("a message keeps its key after a reload and in another tab", async () => {
    const first = start();
    server.answer("hang up"); // it's unknown whether it was stored
    fill();
    submit();
    await waitFor(() => expect(server.received).toHaveLength(1));
    await screen.findByText("Failed to send message. Please try again.");
    first.unmount();
    start();
    type("Message", `${MESSAGE} `);
    type("Message", MESSAGE);
    server.answer({ status: 201 });
    submit();
    await thanks();
    expect(sentKeys()).toHaveLength(2);
    expect(new Set(sentKeys()).size).toBe(1);
    await user.click(screen.getByRole("button", { name: "Send another message" }));
    fill();
    submit();
    await thanks();
    expect(new Set(sentKeys()).size).toBe(2); // after it was sent, the same words are a new message
  });

  test("a message keeps its key if another tab has sent or removed the draft", async () => {
    start();
    server.answer("hang up");
    fill();
    submit();
    await waitFor(() => expect(server.received).toHaveLength(1));
    await screen.findByText("Failed to send message. Please try again.");
    window.localStorage.clear();
    server.answer({ status: 201 });
    submit();
    await thanks();
    expect(sentKeys()).toHaveLength(2);
    expect(new Set(sentKeys()).size).toBe(1);
  });
});

describe("a message that waits or is on its way", () => {
  test("waits while offline, and is sent once when the connection returns", async () => {
    start();
    expect(screen.getByText("You're offline")).not.toBeVisible();
    fill();
    connection(false);
    expect(screen.getByText("You're offline")).toBeVisible();
    submit();
    expect(screen.getByText(/will be sent automatically once/)).toBeVisible();
    expect(server.received).toEqual([]);
    connection(true);
    await thanks();
    connection(true);
    expect(server.received).toHaveLength(1);
    expect(draft()).toBeNull();
  });

  test("is sent once by the next page with the form, unless it has changed by then", async () => {
    const first = start();
    fill();
    connection(false);
    submit();
    first.unmount();
    const second = start();
    expect(screen.getByText(/will be sent automatically once/)).toBeVisible();
    second.unmount();
    connection(true);
    const third = start();
    await thanks();
    third.unmount();
    start();
    expect(valuesShown()).toEqual(EMPTY);
    expect(server.received).toHaveLength(1);

    fill();
    connection(false);
    submit();
    type("Message", "Not yet"); // nobody has pressed Send for this version
    cleanup();
    connection(true);
    start();
    expect(field("Message")).toHaveValue("Not yet");
    expect(screen.queryByText(/will be sent automatically/)).not.toBeInTheDocument();
    type("Message", "Now");
    submit();
    await thanks();
    expect(server.received.map(({ body }) => body)).toMatchObject([
      { message: expect.stringContaining(MESSAGE) },
      { message: expect.stringContaining("Now") },
    ]);
  });

  test("is sent at a second press if the browser wrongly reports being offline", async () => {
    start();
    fill();
    connection(false);
    submit();
    expect(server.received).toEqual([]);
    submit();
    await thanks();
    expect(server.received).toHaveLength(1);
  });

  test("is sent under the same key if another form still shows it", async () => {
    const left = start();
    fill();
    submit();
    left.unmount(); // the visitor goes to another page and comes back
    const { said } = start();
    expect(field("Message")).toHaveValue(MESSAGE);
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(draft()).toBeNull();
    submit();
    await thanks();
    expect(sentKeys()).toHaveLength(2);
    expect(new Set(sentKeys()).size).toBe(1);
  });

  /** Another tab writes a different message, which waits there. */
  function writeElsewhere(message: string): void {
    const before = draft();
    const kept = JSON.parse(before ?? "");
    const attempt = { text: message, key: "theirs", waits: true };
    const after = JSON.stringify({ ...kept, form: { ...kept.form, message }, attempt });
    localStorage.setItem(DRAFT_KEY, after);
    const changed = { key: DRAFT_KEY, oldValue: before, newValue: after };
    fireEvent(window, new StorageEvent("storage", changed));
  }

  test.each<[string, () => Promise<unknown>]>([
    [
      "sent",
      () => {
        submit();
        return thanks();
      },
    ],
    ["cleared", () => user.click(screen.getByRole("button", { name: "Clear" }))],
  ])("doesn't replace what another tab has written when it's %s here", async (_, end) => {
    start();
    fill();
    writeElsewhere("Another question");
    await end();
    expect(JSON.parse(draft() ?? "")).toMatchObject({
      form: { message: "Another question" },
      attempt: { key: "theirs", waits: true },
    });
  });

  test("doesn't replace a newer message when it arrives", async () => {
    const left = start();
    fill();
    submit();
    left.unmount();
    const { said } = start();
    type("Message", "And one more thing");
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(field("Message")).toHaveValue("And one more thing");
    expect(JSON.parse(draft() ?? "").form.message).toBe("And one more thing");
  });

  test("is sent unchanged when the visitor returns through a link with a topic", async () => {
    const left = start();
    fill();
    connection(false);
    submit();
    left.unmount();
    window.history.replaceState(null, "", "/contact?topic=USSD");
    connection(true);
    start();
    await thanks();
    expect(server.received).toMatchObject([
      {
        body: { service_type: "Bulk SMS", message: expect.stringMatching(/^Ten thousand a month/) },
      },
    ]);
    expect(JSON.stringify(server.received)).not.toContain("USSD");
  });

  test("hides the line about an earlier message", async () => {
    start();
    fill();
    submit();
    await thanks();
    await user.click(screen.getByRole("button", { name: "Send another message" }));
    server.answer({ status: 500 });
    fill();
    expect(screen.getByText("Sent.")).toBeVisible();
    submit();
    await screen.findByText("HTTP error! status: 500");
    expect(screen.queryByText("Sent.")).not.toBeInTheDocument();
  });

  test("can be changed, and is refused instead of sent if it's invalid by then", async () => {
    start();
    fill();
    connection(false);
    submit();
    type("Message", "");
    connection(true);
    expect(await screen.findByText("Please enter your message")).toBeVisible();
    expect(server.received).toEqual([]);
  });

  test("waits under the same key if the connection is lost while sending", async () => {
    const { said } = start();
    server.answer("hang up");
    fill();
    submit();
    connection(false);
    await waitFor(() => expect(server.received).toHaveLength(1));
    expect(await screen.findByText(/will be sent automatically once/)).toBeVisible();
    expect(said()).toEqual([]);
    server.answer({ status: 201 });
    connection(true);
    await thanks();
    expect(sentKeys()).toHaveLength(2);
    expect(new Set(sentKeys()).size).toBe(1);
  });
});

test("the form survives a reload, but not once it was sent on unmount", async () => {
  const first = start();
  type("Name", "Wanjiru");
  type("Message", "Half a mess");
  first.unmount();
  const second = start();
  expect(valuesShown()).toEqual(["Wanjiru", "", "", "", "", "Half a mess"]);
  fill();
  submit();
  second.unmount();
  await waitFor(() => expect(second.said()).toHaveLength(1));
  expect(draft()).toBeNull();
});

test.each([
  "no JSON",
  "null",
  "[]",
  '{"name":"of an older version"}',
  '{"changedAt":0,"form":null}',
  '{"changedAt":0,"form":{"name":5,"__proto__":{"message":"x"},"other":"y"}}',
])("a damaged draft counts as none: %s", (kept) => {
  localStorage.setItem("savanna-signal:contact-draft", kept);
  start();
  expect(valuesShown()).toEqual(EMPTY);
});

describe("a link's topic", () => {
  test.each([
    ["?topic=USSD%20Services", "USSD Services", "I am writing about: USSD Services\n\n"],
    ["?topic=Career+opportunities", "Other", "I am writing about: Career opportunities\n\n"],
    ["#topic=10~2C000+SMS", "Bulk SMS", "I am writing about: 10,000 SMS\n\n"],
  ])("/contact%s chooses %s and begins the message, once", (topic, choice, start_) => {
    window.history.replaceState(null, "", `/contact${topic}`);
    const first = start();
    expect(field("Service")).toHaveValue(choice);
    expect(field("Message")).toHaveValue(start_);
    expect(draft()).toBeNull(); // nothing was typed
    type("Message", `${start_}My draft`);
    first.unmount();
    start();
    expect(field("Message")).toHaveValue(`${start_}My draft`);
  });

  test("a new topic replaces the previous one, but never the visitor's words", () => {
    window.history.replaceState(null, "", "/contact?topic=USSD%20Services");
    const { unmount } = start();
    type("Message", "I am writing about: USSD Services\n\nMy draft");
    unmount();
    window.history.replaceState(null, "", "/contact?topic=Career%20opportunities");
    start();
    expect(field("Message")).toHaveValue("I am writing about: Career opportunities\n\nMy draft");
    expect(field("Service")).toHaveValue("Other");
  });

  test("the visitor's changes to a topic survive a reload", () => {
    window.history.replaceState(null, "", "/contact?topic=Career%20opportunities");
    const { unmount } = start();
    type("Service", "Payment Solutions");
    type("Message", "My own words");
    unmount();
    start();
    expect(field("Service")).toHaveValue("Payment Solutions");
    expect(field("Message")).toHaveValue("My own words");
  });
});

test("a draft is restored for 24 hours after its last change, then removed", () => {
  const { unmount } = start();
  const typedAt = Date.now();
  type("Message", MESSAGE);
  unmount();
  const visit = (hours: number) => {
    jest.setSystemTime(typedAt + hours * 3_600_000);
    const view = render(
      <ContactSection words={words("contactForm")} mapImage={PICTURE} choices={CONTACT_CHOICES} />,
    );
    const value = field("Message").value;
    view.unmount();
    return value;
  };
  expect(visit(23.9)).toBe(MESSAGE); // a visit isn't a change
  expect(visit(24)).toBe("");
  expect(draft()).toBeNull();
});

test("Clear empties the form and removes the draft, and only shows while there is one", async () => {
  const { unmount } = start();
  const clear = () => screen.queryByRole("button", { name: "Clear" });
  expect(clear()).not.toBeInTheDocument();
  fill();
  unmount();
  start();
  expect(screen.getByText(/draft stays on this device for 24 hours/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(valuesShown()).toEqual(EMPTY);
  expect(draft()).toBeNull();
  expect(clear()).not.toBeInTheDocument();
  expect(field("Name")).toHaveFocus();
});

test("if the browser can't store anything, the form says that it's lost with the tab", async () => {
  const refused = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  try {
    start();
    fill();
    expect(screen.getByText(/^Your browser doesn't let us save drafts/)).toBeVisible();
    connection(false);
    submit();
    expect(screen.getByText(/^Your message is kept only in this tab .* online\.$/)).toBeVisible();
    expect(screen.queryByText(/on this device/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear" })); // text that's kept until a reload
  } finally {
    refused.mockRestore();
  }
});

test("phone, e-mail, office, networks and the promised reply time are shown", () => {
  start();
  const link = (name: string) => screen.getAllByRole("link", { name })[0];
  expect(link("+254 700 000 000")).toHaveAttribute("href", "tel:+254700000000");
  expect(link("hello@savannasignal.example")).toHaveAttribute(
    "href",
    "mailto:hello@savannasignal.example",
  );
  expect(screen.getByText(/Savanna Business Park, Block B, Waiyaki Way/)).toBeVisible();
  expect(screen.getByText("We typically respond within 24 hours")).toBeVisible();
  expect(screen.getByRole("list", { name: "Follow us" }).children).toHaveLength(5);
});

test("an empty promise isn't shown anywhere", () => {
  const promised = { ...PROMISES };
  Object.assign(PROMISES, { reply: "" });
  try {
    start();
    expect(screen.queryByText(/We typically/)).not.toBeInTheDocument();
  } finally {
    Object.assign(PROMISES, promised);
  }
});

test("the map loads nothing until requested, and then takes the focus", async () => {
  const { container } = start();
  expect(container.querySelector("iframe")).toBeNull();
  expect(screen.getByRole("link", { name: /^Open in Google Maps/ }).getAttribute("href")).toMatch(
    /^https:\/\/www\.google\.com\/maps\//,
  );
  await user.click(screen.getByRole("button", { name: "Show the map" }));
  const map = screen.getByTitle("Map of the office of Savanna Signal");
  expect(map.getAttribute("src")).toMatch(/^https:\/\/www\.google\.com\/maps\?q=-1\.2635,36\.8026/);
  expect(map).toHaveFocus();
});

test("without scripts the form opens the e-mail program and says how data is used", () => {
  const html = serverHtml(
    <ContactSection words={words("contactForm")} mapImage={PICTURE} choices={CONTACT_CHOICES} />,
  );
  expect(html).toMatch(/<section id="contact"/);
  expect(html).toContain(
    'action="mailto:hello@savannasignal.example?subject=Enquiry" method="post"',
  );
  for (const words of [
    "Savanna Signal Limited uses these details only to reply to you",
    "24 months of our last contact",
    "Only our team and our system providers",
    'href="mailto:hello@savannasignal.example"',
    '<a href="/privacy-policy"',
  ])
    expect(html).toContain(words);
});
