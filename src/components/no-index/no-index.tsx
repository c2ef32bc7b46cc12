import { useHeadTags } from "../seo/late-head";

/** Keeps the page as it now is out of search engines: a preview, the results of a search. */
export function NoIndex() {
  const tags = useHeadTags(true);
  return tags && <tags.NoIndexTags />;
}
