import { SmsPriceCalculator } from "../../features/tools/sms-price-calculator/sms-price-calculator";
import { ToolScreen } from "../../views/tool-view";

export default function SmsPricePage() {
  return (
    <ToolScreen tool="sms-price">
      <SmsPriceCalculator />
    </ToolScreen>
  );
}
