import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { useContactForm } from "../../src/features/contact/use-contact-form";

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
