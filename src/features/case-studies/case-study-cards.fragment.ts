import { graphql } from "gatsby";

export const fragment = graphql`
  fragment CaseStudyCards on CaseStudy {
    slug title description categoryLabel categoryColor
    image {
      childImageSharp {
        gatsbyImageData(width: 400, aspectRatio: 1.778, outputPixelDensities: [0.75, 1.75])
      }
    }
  }
`;
