import { Notice } from "./notice";

export interface OfflineNoticeProps {
  readonly offline: boolean;
  /** What becomes of what the visitor has typed. */
  readonly children: string;
}

/** Says in a form that there is no connection, for as long as there is none. */
export function OfflineNotice({ offline, children }: OfflineNoticeProps) {
  return (
    // there from the first render: without a connection its icon could not be fetched
    <div hidden={!offline}>
      <Notice tone="warn" title="You're offline">
        <p>{children}</p>
      </Notice>
    </div>
  );
}
