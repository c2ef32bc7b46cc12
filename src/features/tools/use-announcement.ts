import * as React from "react";
import { type Clock, systemClock } from "../../hooks/clock";
import { TOOL_ANNOUNCE_MS } from "../../site/limits";

/**
 * The text for a polite live region: `text` once it has stood still, so that nothing is announced
 * at each keystroke. Empty until `enabled`.
 */
export function useAnnouncement(
  text: string,
  enabled: boolean,
  clock: Clock = systemClock,
): string {
  const [said, setSaid] = React.useState("");
  React.useEffect(() => {
    if (!enabled) return;
    return clock.after(TOOL_ANNOUNCE_MS, () => setSaid(text));
  }, [text, enabled, clock]);
  return said;
}
