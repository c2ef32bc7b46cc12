import { SmsLengthCounter } from "../../features/tools/sms-length-counter/sms-length-counter";
import { ToolView } from "../../views/tool-view";

export default function SmsLengthPage() {
  return (
    <ToolView tool="sms-length">
      <SmsLengthCounter />
    </ToolView>
  );
}
