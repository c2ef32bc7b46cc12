import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceSummary on Service {
    serviceId title shortDescription
    features { title }
  }
`;
