import { UssdPhone } from "../../features/tools/ussd-phone/ussd-phone";
import { ToolView } from "../../views/tool-view";

export default function UssdPhonePage() {
  return (
    <ToolView tool="ussd-phone">
      <UssdPhone />
    </ToolView>
  );
}
