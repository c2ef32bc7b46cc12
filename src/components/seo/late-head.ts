import * as React from "react";

type HeadTags = typeof import("./head-tags");

/** What writes metadata, react-helmet above all; in the browser null until it has come. */
let tags: HeadTags | null =
  process.env.BUILD_STAGE === "build-javascript" ? null : (require("./head-tags") as HeadTags);

/** Fetches it, so that it is there when the next page is. Without a connection the next wish tries again. */
export async function fetchHeadTags(): Promise<void> {
  tags ??= await import("./head-tags").catch(() => null);
}

const parts = new Set<() => void>();

/**
 * What writes metadata, or null while those in the HTML of the built page are right: no page needs it
 * at its start. Once one part `wants` it, all have it, because react-helmet takes away what none of
 * its parts names.
 */
export function useHeadTags(wants: boolean): HeadTags | null {
  const [own, setOwn] = React.useState(tags);
  React.useEffect(() => {
    const take = () => setOwn(tags);
    parts.add(take);
    if (wants) {
      void fetchHeadTags().then(() => {
        for (const tell of [...parts]) tell();
      });
    }
    return () => void parts.delete(take);
  }, [wants]);
  return own;
}
