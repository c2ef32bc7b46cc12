import { ToolScreen } from "../../screens/tool-screen";
import { IvrPhone } from "../../sections/ivr-phone/ivr-phone";

export default function IvrPhonePage() {
  return (
    <ToolScreen tool="ivr-phone">
      <IvrPhone />
    </ToolScreen>
  );
}
