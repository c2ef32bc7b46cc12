import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { useContactForm } from "../../src/features/contact/use-contact-form";
import { useNewsletter } from "../../src/features/newsletter/newsletter-form/use-newsletter";
import { usePricingForm } from "../../src/features/pricing/pricing-contact/use-pricing-form";

const DRAFT = "savanna-signal:contact-draft";
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** A pre-built page in which a visitor types `typed` into "Name" before `form` takes over. */
async function typeEarly(form: React.ReactElement, html: string, typed: string) {
  const page = document.createElement("div");
  page.innerHTML = html;
  document.body.replaceChildren(page);
  field("Name").value = typed;
  const onRecoverableError = (error: unknown) => {
    throw error;
  };
  await act(async () => void hydrateRoot(page, form, { onRecoverableError }));
}

function Contact() {
  const { fieldProps } = useContactForm();
  return (
    <>
      <input aria-label="Name" {...fieldProps("name")} />
      <textarea aria-label="Message" {...fieldProps("message")} />
    </>
  );
}

function Newsletter() {
  const { email, setEmail, inputRef } = useNewsletter();
  return (
    <input
      aria-label="Name"
      ref={inputRef}
      value={email}
      onChange={({ target }) => setEmail(target.value)}
    />
  );
}

function Pricing() {
  return <input aria-label="Name" {...usePricingForm().fieldProps("name")} />;
}

test("text typed into the contact form before scripts ran is kept, over the draft", async () => {
  localStorage.setItem(DRAFT, '{"name":"Old","message":"Old message"}');
  const html = `<input aria-label="Name" id=":R0:name" aria-invalid="false" name="name" value=""><textarea aria-label="Message" id=":R0:message" aria-invalid="false" name="message"></textarea>`;
  await typeEarly(<Contact />, html, "Wanjiru");
  expect(field("Name")).toHaveValue("Wanjiru");
  expect(field("Message")).toHaveValue("Old message");
  expect(JSON.parse(localStorage.getItem(DRAFT) ?? "")).toMatchObject({
    name: "Wanjiru",
    message: "Old message",
  });
});

test.each([
  ["newsletter", <Newsletter key="n" />, `<input aria-label="Name" value="">`],
  ["pricing form", <Pricing key="p" />, `<input aria-label="Name" name="name" value="">`],
])("text typed into the %s before scripts ran is kept", async (_name, form, html) => {
  await typeEarly(form, html, "wanjiru@duka.example");
  expect(field("Name")).toHaveValue("wanjiru@duka.example");
});
