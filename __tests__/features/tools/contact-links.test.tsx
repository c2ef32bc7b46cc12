import { render, screen } from "@testing-library/react";
import { prices } from "../../../src/content/catalogue/prices";
import { IvrPhone } from "../../../src/features/tools/ivr-phone/ivr-phone";
import { SenderIdKit } from "../../../src/features/tools/sender-id-kit/sender-id-kit";
import { SmsLengthCounter } from "../../../src/features/tools/sms-length-counter/sms-length-counter";
import { SmsPriceCalculator } from "../../../src/features/tools/sms-price-calculator/sms-price-calculator";
import { UssdPhone } from "../../../src/features/tools/ussd-phone/ussd-phone";
import { PRICES } from "../../fixtures/prices";

test.each([
  ["the calculator", <SmsPriceCalculator key="c" prices={PRICES} />],
  ["the calculator without prices", <SmsPriceCalculator key="n" prices={prices.empty()} />],
  ["the length counter", <SmsLengthCounter key="l" prices={PRICES} />],
  ["the sender ID kit", <SenderIdKit key="s" prices={PRICES} />],
  ["the USSD phone", <UssdPhone points={[]} key="u" />],
  ["the IVR phone", <IvrPhone points={[]} key="i" />],
])("%s leads to the contact form with a topic", (_name, tool) => {
  render(tool);
  const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(targets).toContainEqual(expect.stringMatching(/^\/contact[?#]topic=./));
});
