import { Notice } from "./notice";

export interface OfflineNoticeProps {
  readonly offline: boolean;
  /** Sentence that says what happens to the text that the visitor has typed. */
  readonly children: string;
}

/** Tells a visitor who is filling in a form that they're offline. */
export function OfflineNotice({ offline, children }: OfflineNoticeProps) {
  return (
    // rendered from the start, because its icon can't be fetched while offline
    <div hidden={!offline}>
      <Notice tone="warn" title="You're offline">
        <p>{children}</p>
      </Notice>
    </div>
  );
}
