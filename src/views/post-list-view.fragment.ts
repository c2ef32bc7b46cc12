import { graphql } from "gatsby";

export const fragment = graphql`
  fragment PostListPage on PostList {
    base kind slug name page pageCount total
  }
`;
