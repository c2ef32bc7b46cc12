import { graphql } from "gatsby";

export const servicesOverview = graphql`
  fragment ServicesOverview on ServicesOverview {
    heading
    explanation
    services {
      id
      name
      explanation
      bullets
      buttonText
    }
  }
`;
