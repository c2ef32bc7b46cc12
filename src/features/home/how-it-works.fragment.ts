import { graphql } from "gatsby";

export const fragment = graphql`
  fragment HowItWorks on HowItWorksContent {
    heading explanation
    steps { title brief detail }
  }
`;
