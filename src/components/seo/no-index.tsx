import { Helmet } from "react-helmet";

/** Keeps the current view, such as a preview or search results, out of search engines' indexes. */
export const NoIndex = () => (
  <Helmet>
    <meta name="robots" content="noindex" />
  </Helmet>
);
