import { act, render, screen } from "@testing-library/react";
import { keepAttachment } from "../../src/enquiry/attachment";
import { ContactSection } from "../../src/features/contact/contact-section";
import { NewsletterForm } from "../../src/features/newsletter/newsletter-form";
import { PricingContact } from "../../src/features/pricing/pricing-contact";
import { DELIVERY } from "../../src/site/form-endpoints";
import { CONTACT_CHOICES, words } from "../fixtures/catalogue";
import { PICTURE } from "../fixtures/words";
import { user } from "../support/dom/user";
import { contactServer } from "../support/servers/contact-server";

const server = contactServer();
const { hasInbox, newsletterUrl } = DELIVERY;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 24, 9) });
  jest.spyOn(window, "alert").mockReturnValue();
  window.localStorage.clear();
  DELIVERY.newsletterUrl = "/content-api/newsletter";
});
afterEach(() => {
  Object.assign(DELIVERY, { hasInbox, newsletterUrl });
  jest.restoreAllMocks();
});

const contact = (
  <ContactSection words={words("contactForm")} mapImage={PICTURE} choices={CONTACT_CHOICES} />
);
const pricing = <PricingContact words={words("pricingForm")} />;
const field = (label: RegExp) => screen.getByRole("textbox", { name: label });
async function fill() {
  await user.type(field(/^Name/), "Amina Wanjiru");
  await user.type(field(/^Email/), "amina@duka.example");
  await user.type(field(/^Message/), "Please call.");
}

interface Form {
  readonly page: React.ReactElement;
  readonly address: string;
  readonly quotation?: string;
  readonly fill: () => Promise<void>;
  readonly button: string;
}

/** Each form as a sender sees it. */
const FORMS: readonly (readonly [name: string, form: Form])[] = [
  [
    "the contact form",
    {
      page: contact,
      address: "/contact",
      fill: async () => {
        await fill();
        await user.selectOptions(screen.getByRole("combobox", { name: /^Service/ }), "Bulk SMS");
      },
      button: "Send Message",
    },
  ],
  [
    "the contact form with a tool's result",
    {
      page: contact,
      address: "/contact#topic=my+quotation~2C+KSh+1.00+once",
      quotation: "Total: KSh 1.00 once.",
      fill: async () => {
        await screen.findByText("Total: KSh 1.00 once.");
        await fill();
      },
      button: "Send Message",
    },
  ],
  [
    "the pricing form",
    {
      page: pricing,
      address: "/pricing",
      fill: async () => {
        await fill();
        await user.type(field(/^Phone/), "0711 000 000");
      },
      button: "Send Message",
    },
  ],
  [
    "the newsletter form",
    {
      page: <NewsletterForm id="news" />,
      address: "/",
      fill: () => user.type(screen.getByRole("textbox"), "amina@duka.example"),
      button: "Subscribe",
    },
  ],
];

describe.each(FORMS)("%s", (name, form) => {
  const line = () => screen.queryByText(/^Sent\./)?.textContent;
  const send = () => user.click(screen.getByRole("button", { name: form.button }));
  async function start() {
    window.history.replaceState(null, "", form.address);
    if (form.quotation) keepAttachment({ plan: "", quotation: form.quotation });
    const view = render(form.page);
    await form.fill();
    return view;
  }

  test("shows the reference of its accepted message until the visitor leaves the page", async () => {
    DELIVERY.hasInbox = true;
    server.answer({ status: 500 });
    const { unmount } = await start();
    await send();
    await screen.findAllByText(/^HTTP error! status: 500$|^We couldn't subscribe you/);
    expect(line()).toBeUndefined();

    server.answer({ status: 202, body: '{"reference":"7KQM-2XPD"}' });
    await send();
    await screen.findByText(/^Sent\./);
    const [first, second] = server.received.map(({ headers }) => headers["idempotency-key"]);
    expect(second).toBe(first);
    const sent = name === "the newsletter form" ? "Sent." : "Sent. Your reference is 7KQM-2XPD.";
    expect(line()).toBe(sent);
    act(() => jest.advanceTimersByTime(60_000)); // after the thank-you view
    expect(line()).toBe(sent);
    unmount();
    render(form.page);
    expect(line()).toBeUndefined();
  });

  test("says only that its message was sent if there's no inbox", async () => {
    await start();
    await send();
    expect(await screen.findByText("Sent.")).toBeVisible();
  });
});

test("a third-party subscription service has no reference", async () => {
  DELIVERY.hasInbox = true;
  DELIVERY.newsletterUrl = "/news/subscribers";
  render(<NewsletterForm id="news" />);
  await user.type(screen.getByRole("textbox"), "amina@duka.example");
  await user.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(await screen.findByText("Sent.")).toBeVisible();
});
