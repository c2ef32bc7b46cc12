import { graphql } from "gatsby";

export const fragment = graphql`
  fragment TestimonialCarousel on Testimonial {
    testimonialId quote name title company rating updatedAt
    image {
      childImageSharp {
        gatsbyImageData(width: 56, height: 56, outputPixelDensities: [2])
      }
    }
  }
`;
