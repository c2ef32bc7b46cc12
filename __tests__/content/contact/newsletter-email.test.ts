import { newsletterError } from "../../../src/content/contact/newsletter-email";

describe("newsletter address", () => {
  test.each([
    "asha@example.com",
    "ASHA@EXAMPLE.COM",
    "a.b_c%d+e-f@mail.example.co.ke",
    " asha@example.io ",
  ])("%j is accepted", (email) => {
    expect(newsletterError(email)).toBeNull();
  });

  test.each([
    "",
    "   ",
    "asha",
    "@example.com",
    "asha@",
    "asha@example",
    "asha@example.c",
    "asha@example.c0",
    "asha@.com",
    "asha@example..com",
    "asha example@mail.com",
  ])("%j is not", (email) => {
    expect(newsletterError(email)).toBe("Please enter a valid email");
  });

  test("one longer than mail can carry is not", () => {
    expect(newsletterError(`${"a".repeat(243)}@example.com`)).toBe("Please enter a valid email");
  });
});
