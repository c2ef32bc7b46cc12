import type * as React from "react";
import type { ContentName } from "../../content/registry";
import { type LiveContent, useLiveContent } from "./use-live-content";

export interface LiveSectionProps<Built> {
  /** The content type that the section shows. */
  readonly name: ContentName;
  /** What the build has of it. */
  readonly built: Built;
  readonly children: (
    content: Built,
    status: LiveContent<Built>["status"],
  ) => React.ReactElement | null;
}

/** A section that shows what was built, and in preview mode what the content API holds now. */
export function LiveSection<Built>({ name, built, children }: LiveSectionProps<Built>) {
  const { content, status } = useLiveContent(name, built);
  return children(content, status);
}
