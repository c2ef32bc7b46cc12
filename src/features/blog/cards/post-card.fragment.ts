import { graphql } from "gatsby";

/** Fields of a post on a card. */
export const fragment = graphql`
  fragment PostCard on BlogPost {
    slug title excerpt category date author
    image {
      childImageSharp {
        gatsbyImageData(width: 400, aspectRatio: 1.7778, outputPixelDensities: [1.5])
      }
    }
  }
`;
