import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceView on Service {
    serviceId
    shortDescription
    ...ServiceSections
  }
`;
