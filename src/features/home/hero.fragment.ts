import { graphql } from "gatsby";

export const fragment = graphql`
  fragment HeroSection on HeroContent {
    heading buttonText
    services {
      title description color
      image {
        childImageSharp {
          gatsbyImageData(
            width: 640
            aspectRatio: 1.3333
            outputPixelDensities: [0.6, 1.5]
            formats: [WEBP, AVIF]
            avifOptions: { quality: 50 }
          )
        }
      }
    }
  }
`;
