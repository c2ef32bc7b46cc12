import { planCards } from "../../../src/gatsby/outputs/social-cards";
import { CATALOGUE } from "../../fixtures/catalogue";

/** A company whose menus have names of their own for pages. */
jest.mock("../../../src/site/company/values", () => ({
  ...jest.requireActual("../../../src/site/company/values"),
  PAGE_NAMES: { "/blog": "Journal", "/services": "What we do", "/sms-portal": "Your account" },
}));

test("cards call pages as the menus do", () => {
  const posts = [{ slug: "a-post", title: "A post", category: "Bulk SMS" }];
  const plans = planCards({ pages: CATALOGUE.pages, services: [], caseStudies: [], posts });
  const eyebrowOf = (card: string) => plans.find(({ url }) => url === card)?.eyebrow;
  expect(eyebrowOf("/social/pages/blog.jpg")).toBe("Journal");
  expect(eyebrowOf("/social/pages/services.jpg")).toBe("What we do");
  expect(eyebrowOf("/social/pages/sms-portal.jpg")).toBe("Your account");
  expect(eyebrowOf("/social/blog/a-post.jpg")).toBe("Journal, Bulk SMS");
  expect(eyebrowOf("/social/pages/pricing.jpg")).toBe("Pricing"); // no menu leads there
});
