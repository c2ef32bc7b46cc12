import { isEmailAddress } from "../../../src/content/contact/email-address";

describe("an e-mail address", () => {
  test.each([
    "asha@example.com",
    "ASHA@EXAMPLE.COM",
    "a.b_c%d+e-f@mail.example.co.ke",
    "o'brien@example.com",
    "l.ng'ang'a@example.co.ke",
    "duka+enquiries@example.io",
    "sales&support@example.com",
    "a/b=c@example.com",
    "info@example.photography",
    "info@example.travelersinsurance",
    "info@müller.example",
    "info@例え.テスト",
    "info@xn--mller-kva.example",
    "info@example.xn--p1ai",
    "मेल@उदाहरण.भारत",
    "ñandú@example.com",
    "1@2.example",
    `${"a".repeat(242)}@example.com`,
  ])("%s is accepted", (email) => {
    expect(isEmailAddress(email)).toBe(true);
  });

  test.each([
    "",
    "asha",
    "@example.com",
    "asha@",
    "asha@example",
    "asha@example.c",
    "asha@example.c0",
    "asha@.com",
    "asha@example..com",
    "asha@-example.com",
    "asha@example-.com",
    "asha@example.xn--",
    "asha@@example.com",
    "asha example@mail.com",
    "asha,victim@example.com",
    "asha<victim@example.com>",
    '"asha"@example.com',
    "asha;b@example.com",
    "asha(b)@example.com",
    "asha\u202e@example.com",
    "asha@exa\nmple.com",
    `${"a".repeat(243)}@example.com`,
  ])("%j isn't accepted", (email) => {
    expect(isEmailAddress(email)).toBe(false);
  });
});
