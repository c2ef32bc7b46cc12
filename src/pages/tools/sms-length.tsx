import { SmsLengthCounter } from "../../features/tools/sms-length-counter/sms-length-counter";
import { ToolScreen } from "../../views/tool-view";

export default function SmsLengthPage() {
  return (
    <ToolScreen tool="sms-length">
      <SmsLengthCounter />
    </ToolScreen>
  );
}
