import { Helmet } from "react-helmet";

/** Keeps the page as it now is out of search engines: a preview, the results of a search. */
export const NoIndex = () => (
  <Helmet>
    <meta name="robots" content="noindex" />
  </Helmet>
);
