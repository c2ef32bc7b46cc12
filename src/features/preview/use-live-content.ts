import type { ContentName } from "../../content/registry";
import { useAsync } from "../../hooks/use-async";
import { usePreview } from "../../hooks/use-preview";

/** What a section shows, and whether it is being waited for. */
export interface LiveContent<Built> {
  /** `error`: the content API had nothing usable, and `content` is what was built. */
  readonly status: "loading" | "loaded" | "error";
  readonly content: Built;
}

export type ReadLive = (name: ContentName) => Promise<unknown>;

const readLive: ReadLive = (name) =>
  import("./live-content").then(({ readSection }) => readSection(name));

/**
 * What a section shows: `built`, at once and for ever, but in preview mode what the content API
 * holds now, with the states that the section has for it. `Built` is the shown form of the content
 * type called `name`.
 */
export function useLiveContent<Built>(
  name: ContentName,
  built: Built,
  read: ReadLive = readLive,
): LiveContent<Built> {
  const isPreview = usePreview();
  const live = useAsync(isPreview ? name : null, () => read(name));
  if (!isPreview) return { status: "loaded", content: built };
  if (live.status !== "loaded") return { status: live.status, content: built };
  return { status: "loaded", content: live.value as Built }; // read by the type of that name
}
