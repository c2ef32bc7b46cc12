import { graphql } from "gatsby";

export const card = graphql`
  fragment CardService on Service { serviceId icon anchors }
`;

export const fragment = graphql`
  fragment ServicesOverview on ServicesOverviewContent {
    heading explanation
    services { id name explanation bullets buttonText }
  }
`;
