import { graphql } from "gatsby";

export const fragment = graphql`
  fragment TeamSection on TeamContent {
    heading intro joinHeading joinText
    members {
      name title bio color linkedIn twitter email
      photo {
        childImageSharp {
          gatsbyImageData(width: 112, height: 112, outputPixelDensities: [2])
        }
      }
    }
  }
`;
