import { graphql } from "gatsby";

export const fragment = graphql`
  fragment SiteFooter on Query {
    navigation {
      footer { title links { label to } }
      legal { label to }
    }
  }
`;
