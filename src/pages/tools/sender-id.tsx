import { ToolScreen } from "../../screens/tool-screen";
import { SenderIdKit } from "../../sections/sender-id-kit/sender-id-kit";

export default function SenderIdPage() {
  return (
    <ToolScreen tool="sender-id">
      <SenderIdKit />
    </ToolScreen>
  );
}
