import { graphql } from "gatsby";

export const fragment = graphql`
  fragment TestimonialBrowser on PageTestimonial {
    testimonialId author title company text rating industry category categoryLabel categoryColor featured
    image {
      childImageSharp {
        gatsbyImageData(width: 56, aspectRatio: 1, layout: FIXED, outputPixelDensities: [1, 2])
      }
    }
  }
`;

export const logos = graphql`
  fragment ClientLogo on Client {
    clientId name link
    logo {
      childImageSharp {
        gatsbyImageData(width: 120, layout: FIXED, outputPixelDensities: [1, 2])
      }
    }
  }
`;
