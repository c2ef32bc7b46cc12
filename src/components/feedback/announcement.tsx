import * as React from "react";
import { after } from "../../hooks/timers";

const ANNOUNCE_MS = 900;

export interface AnnouncementProps {
  readonly text: string;
  /** False: nothing is announced. */
  readonly enabled?: boolean;
}

/**
 * Announces `text` politely once it has not changed for 0.9 s, and not at each keystroke. The region is there before its
 * text: some screen readers say nothing of one that comes with it.
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
