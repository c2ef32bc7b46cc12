import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceChoice on Service {
    serviceId title icon color forWhom leadTime notIncluded
    pricing { price currency interval credits }
  }
`;
