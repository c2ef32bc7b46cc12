import * as React from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { pageTitle } from "../../site/metadata";
import { useHeadTags } from "./late-head";

export interface SeoProps {
  /** The brand is added at the end where it is missing. */
  readonly title: string;
  readonly description: string;
  /** The canonical address, from the root. */
  readonly path: string;
  readonly keywords?: readonly string[];
  /** Address of the 1200×630 card that social networks show. */
  readonly image?: string;
  readonly type?: "website" | "article";
  /** Keeps the page out of search engines. */
  readonly noindex?: boolean;
  /** ISO 8601, for articles. */
  readonly publishedAt?: string | null;
  readonly updatedAt?: string | null;
  /** Address of the list whose own feeds the page names besides those of the whole blog. */
  readonly feedsOf?: string | undefined;
  /** Nodes of the page's structured-data graph. */
  readonly graph?: readonly object[];
}

/** What may differ while a built page stands: another post in preview, or one that is not there. */
const isAlike = (one: SeoProps, other: SeoProps): boolean =>
  one.title === other.title && one.path === other.path && one.noindex === other.noindex;

/** All metadata of one page; every page renders exactly one. Those of the built page are in its HTML. */
export function Seo(props: SeoProps) {
  const isAnew = useHydrated();
  const [built] = React.useState(isAnew ? null : props);
  const isBuilt = built !== null && isAlike(built, props);
  const tags = useHeadTags(!isBuilt);
  const title = pageTitle(props.title);
  React.useEffect(() => {
    if (!isBuilt) document.title = title; // at once, however late the rest comes
  }, [isBuilt, title]);
  return tags && <tags.PageTags {...props} />;
}
