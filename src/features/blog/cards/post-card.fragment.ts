import { graphql } from "gatsby";

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
