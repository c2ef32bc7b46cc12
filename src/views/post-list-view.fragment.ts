import { graphql } from "gatsby";

/** A page of a list without its posts. */
export const fragment = graphql`
  fragment PostListPage on PostList {
    base
    kind
    slug
    name
    page
    pageCount
    total
  }
`;
