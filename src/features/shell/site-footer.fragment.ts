import { graphql } from "gatsby";

export const fragment = graphql`
  fragment SiteFooter on Query {
    newsletterWords: pageCopy(page: { eq: "newsletter" }) { title subtitle }
    navigation {
      footer { title links { label to } }
      legal { label to }
    }
  }
`;
