import { graphql } from "gatsby";

/** Fields of a page of a list but its posts. */
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
