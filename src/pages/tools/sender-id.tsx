import { SenderIdKit } from "../../features/tools/sender-id-kit/sender-id-kit";
import { ToolScreen } from "../../views/tool-view";

export default function SenderIdPage() {
  return (
    <ToolScreen tool="sender-id">
      <SenderIdKit />
    </ToolScreen>
  );
}
