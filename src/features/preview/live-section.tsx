import type * as React from "react";
import type { SectionStatus } from "../../components/layout/section";
import type { ContentName } from "../../content/registry";
import { useAsync } from "../../hooks/use-async";
import { usePreview } from "../../hooks/use-preview";
import { required } from "../../site/required";

export interface LiveSectionProps<Built> {
  readonly name: ContentName;
  readonly built: Built | null | undefined;
  readonly children: (live: {
    readonly content: Built;
    readonly status: SectionStatus;
  }) => React.ReactElement | null;
}

/**
 * Renders a section with its built content. In preview mode, it reads the current content from the
 * API, and shows the built content while loading and after an error. Throws if there's no built
 * content.
 */
export function LiveSection<Built>({ name, built, children }: LiveSectionProps<Built>) {
  const isPreview = usePreview();
  const content = required(built, name);
  const live = useAsync(isPreview ? name : null, () =>
    import("./live-content").then(({ readSection }) => readSection(name)),
  );
  if (!isPreview) return children({ content, status: "loaded" });
  // the built content came from the same content type
  const value = live.status === "loaded" ? (live.value as Built) : content;
  return children({ content: value, status: live.status });
}
