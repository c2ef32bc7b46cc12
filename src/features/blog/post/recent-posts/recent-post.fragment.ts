import { graphql } from "gatsby";

/** What the list of recent posts shows of a post. */
export const fragment = graphql`
  fragment RecentPost on BlogPost {
    slug
    title
    date
    image {
      childImageSharp {
        gatsbyImageData(
          width: 72
          aspectRatio: 1
          layout: FIXED
          outputPixelDensities: [1, 2]
        )
      }
    }
  }
`;
