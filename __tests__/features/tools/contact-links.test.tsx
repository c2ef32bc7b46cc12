import { render, screen } from "@testing-library/react";
import { prices } from "../../../src/content/catalogue/prices";
import { MenuPhone } from "../../../src/features/tools/menu-phone/menu-phone";
import { SenderIdKit } from "../../../src/features/tools/sender-id-kit/sender-id-kit";
import { SmsLengthCounter } from "../../../src/features/tools/sms-length-counter/sms-length-counter";
import { SmsPriceCalculator } from "../../../src/features/tools/sms-price-calculator";
import { IVR_MENU, USSD_MENU } from "../../fixtures/catalogue";
import { PRICES } from "../../fixtures/prices";

test.each([
  ["the calculator", <SmsPriceCalculator key="c" prices={PRICES} />],
  ["the calculator without prices", <SmsPriceCalculator key="n" prices={prices.empty()} />],
  ["the length counter", <SmsLengthCounter key="l" prices={PRICES} />],
  ["the sender ID kit", <SenderIdKit key="s" prices={PRICES} />],
  ["the USSD phone", <MenuPhone menu={USSD_MENU} key="u" />],
  ["the IVR phone", <MenuPhone menu={IVR_MENU} key="i" />],
])("%s links to the contact form with a topic", (_name, tool) => {
  render(tool);
  const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(targets).toContainEqual(expect.stringMatching(/^\/contact[?#]topic=./));
});
