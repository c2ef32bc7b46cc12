import { ToolScreen } from "../../screens/tool-screen";
import { UssdPhone } from "../../sections/ussd-phone/ussd-phone";

export default function UssdPhonePage() {
  return (
    <ToolScreen tool="ussd-phone">
      <UssdPhone />
    </ToolScreen>
  );
}
