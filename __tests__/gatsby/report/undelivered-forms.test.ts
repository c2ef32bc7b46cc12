import { undeliveredForms } from "../../../src/gatsby/report/undelivered-forms";

test.each([
  [{ pricingFormUrl: "", newsletterUrl: "" }, null],
  [{ pricingFormUrl: "/enquiries", newsletterUrl: "https://news.duka.example/" }, null],
  [
    { pricingFormUrl: "0", newsletterUrl: "" },
    "These forms send nothing: the pricing form (GATSBY_DELIVER_PRICING_FORM is 0).",
  ],
  [
    { pricingFormUrl: "0", newsletterUrl: "0" },
    "These forms send nothing: the pricing form (GATSBY_DELIVER_PRICING_FORM is 0), the newsletter (GATSBY_NEWSLETTER_URL is 0).",
  ],
])("undeliveredForms(%j) is %p", (environment, warning) => {
  expect(undeliveredForms(environment)).toBe(warning);
});
