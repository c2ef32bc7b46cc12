import { undeliveredForms } from "../../../src/gatsby/report/undelivered-forms";

test.each([
  [
    { deliverPricingForm: false, newsletterUrl: null },
    "Forms that send nothing: the pricing form (GATSBY_DELIVER_PRICING_FORM=1 turns it on), the newsletter (GATSBY_NEWSLETTER_URL turns it on).",
  ],
  [
    { deliverPricingForm: true, newsletterUrl: null },
    "Forms that send nothing: the newsletter (GATSBY_NEWSLETTER_URL turns it on).",
  ],
  [{ deliverPricingForm: true, newsletterUrl: "/newsletter" }, null],
])("undeliveredForms(%j) is %p", (environment, warning) => {
  expect(undeliveredForms(environment)).toBe(warning);
});
