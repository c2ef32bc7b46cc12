import { graphql } from "gatsby";

export const howItWorks = graphql`
  fragment HowItWorks on HowItWorks {
    heading
    explanation
    steps {
      title
      brief
      detail
    }
  }
`;
