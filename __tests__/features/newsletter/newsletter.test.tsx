import { act, render, screen } from "@testing-library/react";
import { NewsletterForm } from "../../../src/features/newsletter/newsletter-form";
import { SubscribeCard } from "../../../src/features/newsletter/subscribe-card";
import { DELIVERY } from "../../../src/site/form-endpoints";
import { serverHtml } from "../../support/dom/server-html";
import { user } from "../../support/dom/user";
import { contactServer } from "../../support/servers/contact-server";

beforeEach(() => void jest.useFakeTimers());

const server = contactServer();
const { newsletterUrl } = DELIVERY;
afterEach(() => {
  DELIVERY.newsletterUrl = newsletterUrl;
});

const FORMS = [
  ["NewsletterForm", <NewsletterForm key="n" id="news" />],
  ["SubscribeCard", <SubscribeCard key="s" />],
] as const;

function start(form: React.ReactElement) {
  const view = render(<form.type {...form.props} />);
  return { ...view, advance: (ms: number) => act(() => jest.advanceTimersByTime(ms)) };
}
const field = () => screen.getByRole("textbox");
const enter = async (text: string) => {
  await user.type(field(), `${text}{Enter}`);
  await act(() => jest.advanceTimersByTimeAsync(0)); // subscribing is asynchronous
};
const status = () => screen.getByRole("status");

describe.each(FORMS)("%s", (_name, form) => {
  test("thanks for each e-mail address for 3000 ms and empties the field", async () => {
    const { advance, unmount } = start(form);
    await enter("Amina@Duka.CO.KE");
    expect(status()).toHaveTextContent("Thank you for subscribing!");
    expect(field()).toHaveValue("");
    advance(2_000);
    await enter("l.ng'ang'a@duka.co.ke");
    advance(2_999);
    expect(status()).toHaveTextContent("Thank you for subscribing!");
    advance(1);
    expect(status()).toBeEmptyDOMElement();
    await enter("amina@duka.co.ke");
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  test("sends the e-mail address, and after a failure shows a message and keeps the text", async () => {
    DELIVERY.newsletterUrl = "/content-api/newsletter";
    render(form);
    server.answer({ status: 500 });
    await enter("\u200bwanjiru@duka.example\u2060"); // pasted from a chat
    await screen.findByText(/^We couldn't subscribe you just now. Please try again. Or write to/);
    expect(screen.getByRole("link", { name: "hello@savannasignal.example" })).toBeVisible();
    expect(field()).not.toHaveAttribute("aria-invalid");
    expect(field()).toHaveValue("wanjiru@duka.example");
    server.answer({ status: 200 });
    await enter(" ");
    await screen.findByText("Thank you for subscribing!");
    expect(server.received.map(({ path, body }) => [path, body])).toEqual([
      ["/content-api/newsletter", { email: "wanjiru@duka.example" }],
      ["/content-api/newsletter", { email: "wanjiru@duka.example" }],
    ]);
    const [first, second] = server.received.map(({ headers }) => headers["idempotency-key"]);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  test("says why the server refuses an address, but not why the server itself fails", async () => {
    DELIVERY.newsletterUrl = "/content-api/newsletter";
    render(form);
    server.answer({ status: 429, body: '{"message":"Please try again tomorrow."}' });
    await enter("wanjiru@duka.example");
    await screen.findByText(/^Please try again tomorrow\. Or write to/);
    server.answer({ status: 503, body: '{"message":"The disk is full."}' });
    await enter(" ");
    await screen.findByText(/^We couldn't subscribe you just now/);
  });

  test("what's left to do stays after the thanks are gone", async () => {
    DELIVERY.newsletterUrl = "/content-api/newsletter";
    const { advance } = start(form);
    server.answer({ status: 202, body: '{"message":"Please confirm by the link that we send."}' });
    await enter("wanjiru@duka.example");
    await screen.findByText("Thank you for subscribing! Please confirm by the link that we send.");
    advance(3_000);
    expect(status()).toHaveTextContent(/^Please confirm by the link that we send\.$/);
  });

  test.each([
    ["", "Your email address is neither sent nor stored."],
    ["/newsletter", "We use your email address for these emails only."],
  ])("has its privacy notice, and promises emails only if they're delivered: %p", (url, notice) => {
    DELIVERY.newsletterUrl = url;
    const { container } = start(form);
    expect(container).toHaveTextContent(notice);
    expect(/inbox/.test(container.innerHTML)).toBe(url !== "" && form.type === SubscribeCard);
    const link = screen.getByRole("link", { name: "Privacy policy" });
    expect(link).toHaveAttribute("href", "/privacy-policy");
  });

  test("links to the contact page without scripts, with no e-mail address in the URL", () => {
    const html = serverHtml(form);
    expect(html).toContain('action="/contact"');
    expect(html).not.toMatch(/type="email"[^>]* name=/);
  });
});

test.each(["", "   ", "amina", "amina@duka", "amina@duka.k", "@duka.co.ke", "a b@duka.example"])(
  "NewsletterForm refuses %p with a message and a focused invalid field until it's edited",
  async (text) => {
    start(FORMS[0][1]);
    await enter(text);
    expect(field()).toHaveAccessibleDescription("Please enter a valid email");
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    await user.type(field(), "a");
    expect(status()).toBeEmptyDOMElement();
    expect(field()).not.toHaveAttribute("aria-invalid");
  },
);

test("SubscribeCard leaves validation to the browser, and sends its topic without scripts", async () => {
  start(FORMS[1][1]);
  await enter("a");
  expect(status()).toBeEmptyDOMElement();
  await enter("@b");
  expect(status()).toHaveTextContent("Thank you for subscribing!");
  expect(serverHtml(<SubscribeCard />)).toContain('name="topic" value="Blog newsletter"');
});
