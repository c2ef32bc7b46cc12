import { IvrPhone } from "../../features/tools/ivr-phone/ivr-phone";
import { ToolView } from "../../views/tool-view";

export default function IvrPhonePage() {
  return (
    <ToolView tool="ivr-phone">
      <IvrPhone />
    </ToolView>
  );
}
