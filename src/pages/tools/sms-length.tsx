import { ToolScreen } from "../../screens/tool-screen";
import { SmsLengthCounter } from "../../sections/sms-length-counter/sms-length-counter";

export default function SmsLengthPage() {
  return (
    <ToolScreen tool="sms-length">
      <SmsLengthCounter />
    </ToolScreen>
  );
}
