import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceQuotes on Service {
    color
    testimonials {
      quote author position company
      image {
        childImageSharp {
          gatsbyImageData(width: 56, aspectRatio: 1, layout: FIXED, outputPixelDensities: [1, 2])
        }
      }
    }
  }
`;
