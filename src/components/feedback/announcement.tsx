import * as React from "react";
import { after } from "../../hooks/timers";

const ANNOUNCE_MS = 900;

export interface AnnouncementProps {
  readonly text: string;
  readonly enabled?: boolean;
}

/**
 * Announces `text` politely once it hasn't changed for 0.9 s, rather than on each keystroke. The
 * region is always rendered, because some screen readers ignore regions that are added together
 * with their text.
 */
export function Announcement({ text, enabled = true }: AnnouncementProps) {
  const [announced, setAnnounced] = React.useState("");
  React.useEffect(() => {
    if (!enabled) return;
    return after(ANNOUNCE_MS, () => setAnnounced(text));
  }, [text, enabled]);
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}
