import { Notice } from "./notice";

export interface OfflineNoticeProps {
  readonly offline: boolean;
  /** Says what happens to the text the visitor has typed. */
  readonly children: string;
}

/** Tells the visitor of a form that there's no connection. */
export function OfflineNotice({ offline, children }: OfflineNoticeProps) {
  return (
    // rendered from the start, because its icon can't be fetched without a connection
    <div hidden={!offline}>
      <Notice tone="warn" title="You're offline">
        <p>{children}</p>
      </Notice>
    </div>
  );
}
