import {
  COMPANY,
  companyFacts,
  officeAddress,
  paymentFacts,
  ratingClaim,
  registrations,
} from "../../../src/site/company/company-facts";
import { homeGraph } from "../../../src/site/seo/structured-data";

test("facts are empty by default, and empty facts aren't shown", () => {
  expect([registrations(), companyFacts(), paymentFacts()]).toEqual([[], [], []]);
  expect(officeAddress()).toBe("Savanna Business Park, Block B, Waiyaki Way, Westlands");
  expect(JSON.stringify(homeGraph())).not.toMatch(/taxID|identifier/);
});

test.each([
  [
    { source: "Trustpilot" },
    { text: "Rated 4.9/5 based on 200+ reviews", stars: 4.9, source: "Trustpilot" },
  ],
  [
    { source: "Trustpilot", score: "3.4" },
    { text: "Rated 3.4/5 based on 200+ reviews", stars: 3.4, source: "Trustpilot" },
  ],
  [
    { source: "Trustpilot", score: "4,9" },
    { text: "Rated 4,9/5 based on 200+ reviews", stars: 4.9, source: "Trustpilot" },
  ],
  [
    { source: "Trustpilot", score: "A" },
    { text: "Rated A/5 based on 200+ reviews", stars: null, source: "Trustpilot" },
  ],
  [{ source: "" }, null],
  [{ count: "" }, null],
  [{ score: "" }, null],
])("the rating with %j reads %p", (reviews, claim) => {
  expect(ratingClaim({ ...COMPANY, reviews: { ...COMPANY.reviews, ...reviews } })).toEqual(claim);
});

test("a network without a profile has no link", () => {
  jest.isolateModules(() => {
    const { BRAND } = jest.requireActual("../../../src/site/company/values");
    Object.assign(BRAND.social, { twitter: "" });
    const { SOCIAL_LINKS } = jest.requireActual("../../../src/site/company/brand");
    const { homeGraph: graphWithout } = jest.requireActual("../../../src/site/seo/structured-data");
    const labels = SOCIAL_LINKS.map(({ label }: { label: string }) => label);
    expect(labels).toEqual(["LinkedIn", "Facebook", "Instagram", "WhatsApp"]);
    expect(graphWithout()[0].sameAs).toHaveLength(3);
  });
});
