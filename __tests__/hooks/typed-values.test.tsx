import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { ContactForm } from "../../src/features/contact/contact-form";
import { NewsletterForm } from "../../src/features/newsletter/newsletter-form";
import { PricingContact } from "../../src/features/pricing/pricing-contact";
import { SmsLengthCounter } from "../../src/features/tools/sms-length-counter/sms-length-counter";
import { SmsPriceCalculator } from "../../src/features/tools/sms-price-calculator";
import { words } from "../fixtures/catalogue";
import { PRICES } from "../fixtures/prices";
import { hydratableHtml } from "../support/dom/server-html";

test.each([
  ["the contact form, over the draft", <ContactForm key="c" choices={[]} />, /^Name/],
  ["the newsletter form", <NewsletterForm key="n" id="news" />, "Email address"],
  ["the pricing form", <PricingContact words={words("pricingForm")} key="p" />, /^Name/],
  ["the length counter", <SmsLengthCounter key="l" prices={PRICES} />, "Your message"],
  [
    "the calculator, over its example",
    <SmsPriceCalculator key="s" prices={PRICES} />,
    "How many SMS parts?",
  ],
])("hydration keeps text typed into %s beforehand", async (_name, form, label) => {
  const draft = JSON.stringify({ changedAt: Date.now(), form: { name: "Old" } });
  localStorage.setItem("savanna-signal:contact-draft", draft);
  const page = document.createElement("div");
  page.innerHTML = hydratableHtml(form);
  document.body.replaceChildren(page);
  const field = () => screen.getByLabelText<HTMLInputElement>(label);
  field().value = "80 wanjiru@duka.example";
  const onRecoverableError = (error: unknown) => {
    throw error;
  };
  await act(async () => void hydrateRoot(page, form, { onRecoverableError }));
  expect(field()).toHaveValue("80 wanjiru@duka.example");
});
