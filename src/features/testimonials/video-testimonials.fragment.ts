import { graphql } from "gatsby";

export const fragment = graphql`
  fragment VideoTestimonials on VideoTestimonial {
    videoId title company duration link
    thumbnailAlt
    thumbnail {
      childImageSharp {
        gatsbyImageData(width: 400, aspectRatio: 1.778, outputPixelDensities: [0.75, 1, 1.75])
      }
    }
  }
`;
