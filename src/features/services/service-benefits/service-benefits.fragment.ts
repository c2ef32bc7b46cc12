import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceBenefits on Service {
    color
    benefits { title description }
    benefitsImage {
      childImageSharp {
        gatsbyImageData(
          width: 560
          aspectRatio: 1.333
          layout: CONSTRAINED
          outputPixelDensities: [0.6, 1, 1.6]
        )
      }
    }
  }
`;
