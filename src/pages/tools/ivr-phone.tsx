import { IvrPhone } from "../../features/tools/ivr-phone/ivr-phone";
import { ToolScreen } from "../../views/tool-view";

export default function IvrPhonePage() {
  return (
    <ToolScreen tool="ivr-phone">
      <IvrPhone />
    </ToolScreen>
  );
}
