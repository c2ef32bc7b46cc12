import { graphql } from "gatsby";

/** Fields of one page of a list, except its posts. */
export const fragment = graphql`
  fragment PostListPage on PostList {
    base kind slug name page pageCount total
  }
`;
