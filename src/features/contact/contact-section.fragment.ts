import { graphql } from "gatsby";

export const choice = graphql`
  fragment ContactChoice on Service { contactChoice { label order topics } }
`;

export const fragment = graphql`
  fragment MapPicture on File {
    childImageSharp {
      gatsbyImageData(width: 480, aspectRatio: 1.7778, outputPixelDensities: [0.75, 1.5])
    }
  }
`;
