import { SenderIdKit } from "../../features/tools/sender-id-kit/sender-id-kit";
import { ToolView } from "../../views/tool-view";

export default function SenderIdPage() {
  return (
    <ToolView tool="sender-id">
      <SenderIdKit />
    </ToolView>
  );
}
