import { render, screen } from "@testing-library/react";
import { ContactSection } from "../../src/features/contact/contact-section";
import { NewsletterForm } from "../../src/features/newsletter/newsletter-form/newsletter-form";
import { PricingContact } from "../../src/features/pricing/pricing-contact/pricing-contact";
import { keepAttachment } from "../../src/hooks/enquiry-attachment";
import { DELIVERY } from "../../src/site/api/form-endpoints";
import { referenceOf } from "../../src/site/reference-of";
import { CONTACT_CHOICES, words } from "../fixtures/catalogue";
import { PICTURE } from "../fixtures/words";
import { user } from "../support/dom/user";
import { contactServer } from "../support/servers/contact-server";

const server = contactServer();
const { newsletterUrl } = DELIVERY;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 24, 9) });
  jest.spyOn(window, "alert").mockReturnValue();
  window.localStorage.clear();
  DELIVERY.newsletterUrl = "/content-api/newsletter";
});
afterEach(() => {
  DELIVERY.newsletterUrl = newsletterUrl;
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
  readonly next: RegExp;
}

/** Each form as a sender meets it. */
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
      next: /Next, a person reads it and answers by email\./,
    },
  ],
  [
    "the contact form with a tool's result",
    {
      page: contact,
      address: "/contact#topic=my+quotation~2C+KSh+1.00+once",
      quotation: "Total: once KSh 1.00.",
      fill: async () => {
        await screen.findByText("Total: once KSh 1.00.");
        await fill();
      },
      button: "Send Message",
      next: /Next, a person reads it and answers by email\./,
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
      next: /Next, a person reads it and answers by email\./,
    },
  ],
  [
    "the newsletter form",
    {
      page: <NewsletterForm id="news" />,
      address: "/",
      fill: () => user.type(screen.getByRole("textbox"), "amina@duka.example"),
      button: "Subscribe",
      next: /Confirm by the link that we send\./,
    },
  ],
];

test.each(FORMS)(
  "%s leaves the reference of its key, also after a reload, until it is cleared",
  async (_name, form) => {
    window.history.replaceState(null, "", form.address);
    if (form.quotation) keepAttachment({ plan: "", quotation: form.quotation });
    server.answer({ status: 500 });
    const { unmount } = render(form.page);
    const kept = () => screen.queryAllByText(/^Reference/);
    await form.fill();
    const send = () => user.click(screen.getByRole("button", { name: form.button }));
    await send();
    await screen.findAllByText(/^HTTP error! status: 500$|^We could not subscribe you/);
    expect(kept()).toEqual([]); // nothing has arrived

    server.answer({ status: 202, body: '{"message":"Confirm by the link that we send."}' });
    await send();
    const keys = () => server.received.map(({ headers }) => String(headers["idempotency-key"]));
    const reference = await screen.findByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(keys()).toHaveLength(2);
    expect(reference).toHaveTextContent(referenceOf(keys().at(-1) ?? ""));
    expect(kept()[0]).toHaveTextContent("24 November 2026");

    unmount();
    render(form.page);
    expect(await screen.findByText(reference.textContent ?? "")).toBeVisible();
    expect(kept()[0]).toHaveTextContent(form.next);
    await user.click(screen.getByRole("button", { name: "Clear this reference" }));
    expect(kept()).toEqual([]);
    expect(JSON.stringify(window.localStorage)).not.toContain(reference.textContent);
  },
);
