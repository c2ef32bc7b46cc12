import { render, screen } from "@testing-library/react";
import { USSD_MENUS } from "../../../../src/features/tools/ussd-phone/ussd-menu";
import { UssdPhone } from "../../../../src/features/tools/ussd-phone/ussd-phone";

jest.mock("../../../../src/site/company/brand", () => {
  const brand = jest.requireActual("../../../../src/site/company/brand");
  return { ...brand, MARKET: { ...brand.MARKET, kiswahili: false } };
});

test("where the market does not speak Kiswahili, a menu is in English alone and offers no choice", () => {
  render(<UssdPhone points={[]} />);
  expect(USSD_MENUS.map(({ language }) => language)).toEqual(["en"]);
  expect(screen.getByRole("link", { name: "Ask for your own menu" })).toBeVisible();
  expect(screen.queryByText("Kiswahili")).toBeNull();
});
