import { render, screen } from "@testing-library/react";
import { IvrPhone } from "../../../src/features/tools/ivr-phone/ivr-phone";
import { SenderIdKit } from "../../../src/features/tools/sender-id-kit/sender-id-kit";
import { SmsLengthCounter } from "../../../src/features/tools/sms-length-counter/sms-length-counter";
import { SmsPriceCalculator } from "../../../src/features/tools/sms-price-calculator/sms-price-calculator";
import { UssdPhone } from "../../../src/features/tools/ussd-phone/ussd-phone";

test.each([
  ["the calculator", <SmsPriceCalculator key="c" />],
  ["the length counter", <SmsLengthCounter key="l" />],
  ["the sender ID kit", <SenderIdKit key="s" />],
  ["the USSD phone", <UssdPhone key="u" />],
  ["the IVR phone", <IvrPhone key="i" />],
])("%s leads to the contact form with a topic", (_name, tool) => {
  render(tool);
  const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(targets).toContainEqual(expect.stringMatching(/^\/contact[?#]topic=./));
});
