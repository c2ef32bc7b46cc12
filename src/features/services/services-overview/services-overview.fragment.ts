import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServicesOverview on ServicesOverviewContent {
    heading explanation
    services { id name explanation bullets buttonText }
  }
`;
