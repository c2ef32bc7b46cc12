import { vatRule, withVat } from "../../../src/content/catalogue/price-words";

test.each([
  ["inclusive", 11_600, 11_600],
  ["exclusive", 17_400, 20_184],
  ["quoted", 15_000, null],
] as const)("an amount that is %s of VAT compares by the amount with VAT", (vat, ksh, total) => {
  expect(withVat(ksh, vat)).toBe(total);
});

test.each([
  ["quoted", /for a plan, your written quote says so/],
  ["inclusive", /^Each price says whether VAT is included\.$/],
  ["exclusive", /^Each price says whether VAT is included\.$/],
] as const)("the VAT rule follows the basis of the plans: %s", (plansVat, words) => {
  expect(vatRule(plansVat)).toMatch(words);
});
