import { graphql } from "gatsby";

export const fragment = graphql`
  fragment CaseStudyArticle on CaseStudy {
    company industry serviceId imageAlt
    body { heading paragraphs }
    image {
      childImageSharp {
        gatsbyImageData(width: 800, aspectRatio: 1.778, outputPixelDensities: [0.5, 1, 1.5])
      }
    }
  }
`;
