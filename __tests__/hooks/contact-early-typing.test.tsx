import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { useContactForm } from "../../src/hooks/use-contact-form";

function Contact() {
  const { fieldProps } = useContactForm();
  return (
    <>
      <input aria-label="Name" {...fieldProps("name")} />
      <textarea aria-label="Message" {...fieldProps("message")} />
    </>
  );
}

test("what was typed before scripts ran is kept, over the draft", async () => {
  localStorage.setItem("savanna-signal:contact-draft", '{"name":"Old","message":"Old message"}');
  const page = document.createElement("div");
  page.innerHTML = `<input aria-label="Name" id=":R0:name" aria-invalid="false" name="name" value=""><textarea aria-label="Message" id=":R0:message" aria-invalid="false" name="message"></textarea>`;
  document.body.append(page);
  screen.getByLabelText<HTMLInputElement>("Name").value = "Wanjiru";
  await act(async () => void hydrateRoot(page, <Contact />, { onRecoverableError: fail }));
  expect(screen.getByLabelText("Name")).toHaveValue("Wanjiru");
  expect(screen.getByLabelText("Message")).toHaveValue("Old message");
  expect(JSON.parse(localStorage.getItem("savanna-signal:contact-draft") ?? "")).toMatchObject({
    name: "Wanjiru",
    message: "Old message",
  });
});

function fail(error: unknown) {
  throw error;
}
