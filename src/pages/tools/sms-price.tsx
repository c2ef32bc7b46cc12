import { SmsPriceCalculator } from "../../features/tools/sms-price-calculator/sms-price-calculator";
import { ToolView } from "../../views/tool-view";

export default function SmsPricePage() {
  return (
    <ToolView tool="sms-price">
      <SmsPriceCalculator />
    </ToolView>
  );
}
