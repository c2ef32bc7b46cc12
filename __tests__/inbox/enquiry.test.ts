import { quotationText } from "../../src/content/catalogue/format-quotation";
import { planLabel, quotation } from "../../src/content/catalogue/quotation";
import { OFFER_COUNT_MAX } from "../../src/features/tools/quotation/quotation-choice";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
import { readEnquiry } from "../../src/inbox/enquiry";
import { MESSAGING_RULES } from "../../src/site/company/values";
import { SMS_QUANTITY_MAX } from "../../src/site/limits";
import { ENQUIRY_BODY, enquiryOf } from "../fixtures/enquiries";

test("valid kinds and details are accepted, invalid ones left out", () => {
  expect(
    enquiryOf({
      kind: "pricing",
      page: " /pricing\r\n ",
      topic: ["x"],
      plan: "",
      quotation: "x".repeat(9_000),
    }),
  ).toEqual({
    kind: "pricing",
    fields: ENQUIRY_BODY,
    details: { page: "/pricing", quotation: "x".repeat(8_000) },
    suspect: "",
  });
  expect(enquiryOf({ kind: "newsletter" }).kind).toBe("contact");
});

test("the longest quotation of the price list is kept whole, with any plan and with five times the offers", () => {
  const { services, prices } = readCatalogue().records;
  const copies = [0, 1, 2, 3, 4].flatMap((n) =>
    prices.offers.map((offer) => ({ ...offer, offerId: `${offer.offerId}-${n}` })),
  );
  const data = { services, prices: { ...prices, offers: copies } };
  const plans = services.flatMap(({ title, pricing }) =>
    pricing.map(({ name }) => planLabel(title, name)),
  );
  const longest = plans.map((plan) => ({
    networks: MESSAGING_RULES.networks.map(({ name }) => name),
    offers: Object.fromEntries(copies.map(({ offerId }) => [offerId, OFFER_COUNT_MAX])),
    ussd: true,
    parts: SMS_QUANTITY_MAX,
    partsEvery: "month" as const,
    plan,
  }));
  expect(longest).toHaveLength(24);
  for (const choice of longest) {
    const text = quotationText(quotation(choice, data));
    expect(text).toMatch(/Total: KSh .* once, .*KSh .* in the first year\./);
    expect(enquiryOf({ quotation: text }).details.quotation).toBe(text.replaceAll("\n", " "));
  }
});

test.each([
  [{ website: "https://spam.example" }, "a hidden field was filled in"],
  [{ shown_ms: 2_999 }, "sent 3 s after the page was shown"],
  [{ shown_ms: -5 }, "sent 0 s after the page was shown"],
  [{ message: "http://a https://b www.c.d http://e http://f http://g" }, "6 links"],
  [{ message: "http://a https://b www.c.d http://e http://f" }, ""],
  [{ shown_ms: 3_000, website: "" }, ""],
  [{ shown_ms: "1" }, ""],
])("%j is suspect: %s", (body, suspect) => {
  expect(enquiryOf(body).suspect).toBe(suspect);
});

test("lone surrogates and control characters are removed", () => {
  const { fields, details } = enquiryOf({ full_name: "A\ud800\u0000b", topic: "x\udc00\u2028y" });
  expect([fields.full_name, details.topic]).toEqual(["Ab", "x y"]);
});

test("an invalid contact field refuses the enquiry", () => {
  expect(readEnquiry({ ...ENQUIRY_BODY, email: "nobody" })).toMatchObject({
    ok: false,
    field: "email",
  });
});
