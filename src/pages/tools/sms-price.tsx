import { ToolScreen } from "../../screens/tool-screen";
import { SmsPriceCalculator } from "../../sections/sms-price-calculator/sms-price-calculator";

export default function SmsPricePage() {
  return (
    <ToolScreen tool="sms-price">
      <SmsPriceCalculator />
    </ToolScreen>
  );
}
