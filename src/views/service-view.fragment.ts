import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceView on Service {
    serviceId shortDescription title description metaTitle metaDescription color icon
    demo { ...MenuPhone }
    features { title plan description icon }
    process { title description }
    benefits { title description source }
    benefitsImageAlt
    benefitsImage {
      childImageSharp {
        gatsbyImageData(width: 560, aspectRatio: 1.333, outputPixelDensities: [0.6, 1, 1.6])
      }
    }
    useCases { title description icon }
    testimonials {
      quote author position company
      image {
        childImageSharp {
          gatsbyImageData(width: 56, aspectRatio: 1, layout: FIXED, outputPixelDensities: [1, 2])
        }
      }
    }
    faqs { question answer }
    pricing { name }
    related { serviceId title shortDescription color icon }
  }
`;
