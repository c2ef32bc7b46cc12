import { UssdPhone } from "../../features/tools/ussd-phone/ussd-phone";
import { ToolScreen } from "../../views/tool-view";

export default function UssdPhonePage() {
  return (
    <ToolScreen tool="ussd-phone">
      <UssdPhone />
    </ToolScreen>
  );
}
