import { graphql } from "gatsby";

/** Fields of a post in the list of recent posts. */
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
