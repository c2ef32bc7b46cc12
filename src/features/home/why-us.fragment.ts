import { graphql } from "gatsby";

export const fragment = graphql`
  fragment WhyUs on WhyUsContent {
    title intro
    reasons { icon title description }
    audiencesHeading
    audiences { icon title description }
  }
`;
