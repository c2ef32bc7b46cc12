import * as React from "react";
import type { ArticlePost } from "../../content/blog/post-body";
import { isLocalOrigin } from "../../site/hosts";
import type { DeskDraft } from "./client/posts";

const readDraft = (draft: DeskDraft): Promise<ArticlePost | null> =>
  import("./client/load-blog").then(({ loadDraft }) => loadDraft(draft));

/**
 * Returns the post that the editing desk (`desk/`) sends to this frame, or null until one arrives.
 */
export function useDeskDraft(read = readDraft): ArticlePost | null {
  const [post, setPost] = React.useState<ArticlePost | null>(null);
  React.useEffect(() => {
    let latest = 0;
    const receive = async ({ origin, data }: MessageEvent) => {
      if (!isLocalOrigin(origin) || !data?.post) return;
      latest += 1;
      const mine = latest;
      const shown = await read(data);
      if (mine === latest) setPost(shown);
    };
    window.addEventListener("message", receive);
    window.top?.postMessage("ready", "*"); // asks the desk for its current draft
    return () => {
      latest += 1;
      window.removeEventListener("message", receive);
    };
  }, [read]);
  return post;
}
